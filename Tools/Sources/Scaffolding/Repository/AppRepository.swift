import Foundation

/// A repository with the layout of Trellis.
struct AppRepository {
  static let manifest = "Package.swift"
  static let tabs = "App/Core/Features/MainTab.swift"
  static let architecture = "ARCHITECTURE.md"
  static let readme = "README.md"
  static let formatConfiguration = ".swift-format"

  /// Its top folder, as an absolute path.
  let root: String
  /// What the app is called: the name of the root package.
  let appName: String

  init(at root: String) throws(ScaffoldingError) {
    self.root = root
    let needed = [Self.manifest, Self.tabs, Self.architecture, "Packages/Features"]
    if let missing = needed.first(where: { !FileManager.default.fileExists(atPath: "\(root)/\($0)") }) {
      throw ScaffoldingError("\(root) has not the layout of a Trellis app: there is no \(missing)")
    }
    appName = try RootManifest(try Self.read(Self.manifest, in: root)).packageName()
  }

  /// The content of a file.
  func text(_ path: String) throws(ScaffoldingError) -> String {
    try Self.read(path, in: root)
  }

  /// The packages of a group, such as `Features`.
  func packages(in group: String) throws(ScaffoldingError) -> [String] {
    try names(in: "Packages/\(group)").filter { name in
      FileManager.default.fileExists(atPath: "\(root)/Packages/\(group)/\(name)/Package.swift")
    }
  }

  /// Refuses a name that one of the packages has: SwiftPM tells packages apart by the names of their folders.
  func refusePackage(named name: String) throws(ScaffoldingError) {
    for group in try names(in: "Packages") {
      for package in try packages(in: group) + ["Tools"] where package.lowercased() == name.lowercased() {
        throw ScaffoldingError(
          "neither an app nor its folder can be called “\(name)”: its package \(package) is")
      }
    }
  }

  /// The names in a folder; none when it isn't there.
  func names(in folder: String) throws(ScaffoldingError) -> [String] {
    let path = "\(root)/\(folder)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw ScaffoldingError("\(folder) can't be read")
    }
  }

  private static func read(_ path: String, in root: String) throws(ScaffoldingError) -> String {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
      throw ScaffoldingError("\(path) can't be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ScaffoldingError("\(path) is not UTF-8 text")
    }
    return text
  }
}
