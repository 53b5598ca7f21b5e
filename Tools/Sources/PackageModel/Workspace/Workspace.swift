/// The packages of a folder tree.
public struct Workspace: Sendable, Equatable {
  /// The folder that every path is relative to, as an absolute path.
  public let root: String
  /// The packages, in the order of their folders. A tree without a manifest is one package.
  public let packages: [WorkspacePackage]
  /// What could not be read: files and folders of the tree, and manifests that fail.
  public let problems: [PathProblem]
  /// The packages that offer a product, by its name.
  let packagesByProduct: [String: [WorkspacePackage]]
  private let targetsByFolder: [String: [TargetReference]]

  /// Puts packages together.
  public init(root: String, packages: [WorkspacePackage], problems: [PathProblem] = []) {
    self.root = root
    self.packages = packages.sorted { $0.folder < $1.folder }
    self.problems = problems
    packagesByProduct = Dictionary(
      self.packages.flatMap { package in Set(package.products.map(\.name)).map { ($0, [package]) } },
      uniquingKeysWith: +)
    // Of several packages that list one folder, the nearest manifest above it has it.
    let references = self.packages.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
      .flatMap { package in package.targets.map { TargetReference(package: package, target: $0) } }
    targetsByFolder = Dictionary(grouping: references, by: \.target.folder)
  }

  /// The target that a source file belongs to; the one of the nearest folder above it.
  ///
  /// - Parameter path: relative to `root`.
  public func target(of path: String) -> TargetReference? {
    guard !Self.isNeverCompiled(path) else { return nil }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let found = targetsByFolder[String(folder)]?.first(where: { $0.target.contains(path) }) {
        return found
      }
    }
    return targetsByFolder[""]?.first { $0.target.contains(path) }
  }

  /// Manifests, the code that documentation shows, and playgrounds lie in targets' folders and are no part of them.
  private static func isNeverCompiled(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard let file = names.last else { return true }
    return file == "Package.swift" || file.hasPrefix("Package@swift-")
      || names.dropLast().contains { $0.hasSuffix(".docc") || $0.hasSuffix(".playground") }
  }

  /// All targets that a file belongs to: several packages may list one folder, each has the target of its nearest folder.
  ///
  /// - Parameter path: relative to `root`, or absolute for a package outside of it.
  public func targets(of path: String) -> [TargetReference] {
    var found: [TargetReference] = []
    var folder = path[...]
    while !folder.isEmpty {
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
      guard !folder.isEmpty || !path.hasPrefix("/") else { break }
      for reference in targetsByFolder[String(folder)] ?? [] where reference.target.contains(path) {
        if !found.contains(where: { $0.package.folder == reference.package.folder }) {
          found.append(reference)
        }
      }
    }
    return found
  }

  /// All targets that make a module of this name. Several packages may have one each.
  public func targets(named module: String) -> [TargetReference] {
    packages.flatMap { package in
      package.targets.filter { $0.moduleName == module }.map { TargetReference(package: package, target: $0) }
    }
  }
}
