import TrellisKit

/// What of a folder tree matters to the tools: where its manifests and configurations are, and its Swift files.
///
/// What a `.trellis.json` excludes is left out, and so are hidden folders and those of build products and checkouts. What a
/// symbolic link leads to is seen where it is, if that is below the root; other things are seen at the link, once.
public struct SourceTree: Sendable {
  /// A `.trellis.json`.
  package struct Configuration: Sendable {
    /// Its folder, relative to the root; empty for the root itself.
    package let folder: String
    package let file: ConfigurationFile
  }

  /// The folder, as an absolute path without symbolic links.
  public let root: String
  /// The folders with a `Package.swift`, relative to the root and in order; the root itself is empty.
  public let manifestFolders: [String]
  /// The Swift files besides manifests, relative to the root and in order.
  public let swiftFiles: [String]
  /// All Swift files, manifests too, relative to the root and in order.
  package let files: [String]
  /// The files and folders that a configuration excludes.
  package let excluded: [String]
  /// The configurations, those of outer folders first.
  package let configurations: [Configuration]
  /// What could not be read.
  public let problems: [PathProblem]

  /// Reads a tree.
  ///
  /// - Parameter root: the folder.
  /// - Throws: what is wrong with a configuration in it.
  public init(root: String) throws(ConfigurationError) {
    self.root = FolderPath.real(root)
    let walk = try TreeWalk(root: self.root)
    files = walk.files.sorted()
    excluded = walk.excluded
    configurations = walk.configurations
    problems = walk.problems
    manifestFolders = files.filter { Self.name(of: $0) == "Package.swift" }
      .map { $0.split(separator: "/").dropLast().joined(separator: "/") }.sorted()
    swiftFiles = files.filter { path in
      let name = Self.name(of: path)
      return name != "Package.swift" && !name.hasPrefix("Package@swift-")
    }
  }

  /// The configuration of the root.
  package var configuration: ConfigurationFile? { configurations.first { $0.folder.isEmpty }?.file }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }
}
