import Foundation

/// Finds the folder that everything is relative to.
public enum RepositoryRoot {
  /// The nearest folder at or above a path that has a `.git`; otherwise the outermost one with a `Package.swift` or a
  /// `.trellis.json`; otherwise the path itself.
  ///
  /// - Parameter path: a folder, absolute or relative to the current one.
  /// - Returns: an absolute path without symbolic links.
  public static func containing(_ path: String) -> String {
    let start = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folders = sequence(first: start) { folder in
      folder == "/" ? nil : (folder as NSString).deletingLastPathComponent
    }
    func has(_ name: String, _ folder: String) -> Bool {
      FileManager.default.fileExists(atPath: (folder as NSString).appendingPathComponent(name))
    }
    return folders.first { has(".git", $0) }
      ?? Array(folders).last { has("Package.swift", $0) || has(ConfigurationFile.name, $0) }
      ?? start
  }
}
