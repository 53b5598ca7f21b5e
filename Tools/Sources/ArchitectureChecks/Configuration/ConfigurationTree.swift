import TrellisKit

/// The configurations of all folders that have one, that of the root first.
struct ConfigurationTree: Sendable {
  private(set) var configurations = [FolderConfiguration()]

  /// Takes over what a file in a folder says; those of the folders above it must be there already.
  mutating func refine(by file: ConfigurationFile, folder: String) throws(ConfigurationError) {
    let refined = try configuration(for: folder).refined(by: file, folder: folder)
    if folder.isEmpty { configurations[0] = refined } else { configurations.append(refined) }
  }

  subscript(index: Int) -> FolderConfiguration { configurations[index] }

  /// The configuration for a path: that of the nearest folder that has one.
  ///
  /// - Parameter path: relative to the root.
  func configuration(for path: String) -> FolderConfiguration { configurations[index(for: path)] }

  /// The index of the configuration for a path.
  func index(for path: String) -> Int {
    guard configurations.count > 1 else { return 0 }
    return configurations.indices.filter {
      configurations[$0].folder.isEmpty || path.hasPrefix("\(configurations[$0].folder)/")
    }.max { configurations[$0].folder.count < configurations[$1].folder.count } ?? 0
  }
}
