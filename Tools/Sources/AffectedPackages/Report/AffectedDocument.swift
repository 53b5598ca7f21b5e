/// A report for programs.
struct AffectedDocument: Encodable {
  private struct File: Encodable {
    let path: String
    let targets: [String]
    let packages: [String]
    let everything: Bool
    let explanation: String
  }

  private struct Package: Encodable {
    let name: String
    let folder: String
    let touched: Bool
    let reason: String
    let file: String?
    let chain: [String]?
    let hasTests: Bool
    let command: [String]?
  }

  private let version = 1
  private let comparison: String
  private let everything: Bool
  private let files: [File]
  private let packages: [Package]
  private let packageCount: Int
  private let notes: [String]

  init(_ report: AffectedReport) {
    comparison = report.comparison
    everything = report.isEverything
    files = report.files.map { file in
      File(
        path: file.path, targets: file.targets.map(\.name),
        packages: Array(Set(file.packages + file.targets.map(\.package))).sorted().map(Self.folder),
        everything: file.isEverything, explanation: file.explanation)
    }
    packages = report.packages.map(Self.package)
    packageCount = report.packageCount
    notes = report.notes
  }

  private static func package(_ package: AffectedPackage) -> Package {
    var (file, chain): (String?, [String]?) = (nil, nil)
    switch package.reason {
    case .file(let path, let names): (file, chain) = (path, names)
    case .everything(let path): file = path
    case .all: break
    }
    return Package(
      name: package.name, folder: folder(package.folder), touched: package.isTouched,
      reason: AffectedText.reason(package.reason), file: file, chain: chain, hasTests: package.hasTests,
      command: package.command?.words)
  }

  private static func folder(_ folder: String) -> String { folder.isEmpty ? "." : folder }
}
