import Foundation

/// Paths of folders, put together and taken apart as text.
enum FolderPath {
  /// A path below a folder; either may be empty.
  static func join(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)"
  }

  /// The absolute path without symbolic links.
  static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Where a path leads that a manifest mentions: relative to the root if it is below it, otherwise absolute.
  ///
  /// - Parameters:
  ///   - path: an absolute path, or one relative to the folder.
  ///   - folder: relative to the root, or absolute.
  ///   - root: an absolute path.
  static func resolve(_ path: String, in folder: String, root: String) -> String {
    let start = path.hasPrefix("/") ? "" : folder.hasPrefix("/") ? folder : "\(root)/\(folder)"
    var names: [Substring] = []
    for name in "\(start)/\(path)".split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    let above = root.split(separator: "/")
    return names.starts(with: above)
      ? names.dropFirst(above.count).joined(separator: "/") : "/" + names.joined(separator: "/")
  }
}
