import Foundation

/// The files that have changed.
struct ChangedFiles: Sendable, Equatable {
  /// Relative to the project's folder when they are in it, otherwise absolute; in order.
  let paths: [String]
  /// What was compared, in words.
  let comparison: String
  /// What else a person should know, each on one line.
  var notes: [String] = []

  /// - Parameters:
  ///   - paths: paths relative to a folder, or absolute. That of a folder may end in a slash.
  ///   - folder: an absolute path.
  ///   - root: the project's folder.
  init(_ paths: some Sequence<String>, in folder: String, root: String, comparison: String) {
    self.paths = Set(paths.map { Self.path($0, in: folder, root: root) }).sorted()
    self.comparison = comparison
  }

  /// A path without detours: relative to the root when it is in it, otherwise absolute.
  static func path(_ path: String, in folder: String, root: String) -> String {
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    let above = root.split(separator: "/")
    return names.starts(with: above)
      ? names.dropFirst(above.count).joined(separator: "/") : "/" + names.joined(separator: "/")
  }
}
