import Foundation
import TrellisKit

/// The paths that a command line names, and the project that they belong to.
struct CheckedPaths {
  /// The folder of the project.
  let root: String
  /// The paths below it; none for all of it.
  let relative: [String]

  init(_ paths: [String]) throws(UsageError) {
    var absolute: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard FileManager.default.fileExists(atPath: resolved) else {
        throw UsageError("there is no “\(path)”")
      }
      absolute.append(resolved)
    }
    let roots = Set(absolute.map { RepositoryRoot.containing(Self.folder($0)) })
    guard let root = roots.first, roots.count == 1 else {
      throw UsageError("the paths belong to different projects: \(roots.sorted().joined(separator: ", "))")
    }
    self.root = root
    let isWhole = paths.isEmpty || absolute.contains(root)
    relative = isWhole ? [] : absolute.map { String($0.dropFirst(root == "/" ? 1 : root.count + 1)) }
  }

  private static func folder(_ path: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
  }
}
