/// The Swift files below a root, and what keeps others from being checked.
struct CheckedTree: Sendable {
  struct File: Sendable {
    /// Relative to the root.
    let path: String
    /// The configuration that counts for it, as an index into `configurations`.
    let configuration: Int
  }

  var files: [File] = []
  var configurations: ConfigurationTree
  var problems: [PathProblem] = []
  /// The files and folders that a configuration excludes.
  var excluded: [String] = []
}
