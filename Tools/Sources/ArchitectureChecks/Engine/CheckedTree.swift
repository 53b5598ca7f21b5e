import PackageModel
import TrellisKit

/// The Swift files of a tree, each with the configuration that counts for it.
struct CheckedTree: Sendable {
  struct File: Sendable {
    /// Relative to the root.
    let path: String
    /// The configuration that counts for it, as an index into `configurations`.
    let configuration: Int
  }

  let files: [File]
  let configurations: ConfigurationTree

  /// - Throws: `ConfigurationError` for what a configuration says about rules.
  init(_ tree: SourceTree) throws(ConfigurationError) {
    var configurations = ConfigurationTree()
    for (folder, file) in tree.configurations.map({ ($0.folder, $0.file) }) {
      try configurations.refine(by: file, folder: folder)
    }
    files = tree.files.map { File(path: $0, configuration: configurations.index(for: $0)) }
    self.configurations = configurations
  }
}
