import TrellisKit

/// The configurations of all folders that have one.
struct ConfigurationTree: Sendable {
  private(set) var configurations: [FolderConfiguration]

  init(root: FolderConfiguration) {
    configurations = [root]
  }

  /// Adds the configuration of a folder, and returns its index.
  mutating func add(_ configuration: FolderConfiguration) -> Int {
    configurations.append(configuration)
    return configurations.count - 1
  }

  subscript(index: Int) -> FolderConfiguration { configurations[index] }

  /// The configuration for a path: that of the nearest folder that has one.
  ///
  /// - Parameter path: relative to the root.
  func configuration(for path: String) -> FolderConfiguration {
    guard configurations.count > 1 else { return configurations[0] }
    return configurations.filter { $0.folder.isEmpty || path.hasPrefix("\($0.folder)/") }
      .max { $0.folder.count < $1.folder.count } ?? configurations[0]
  }
}
