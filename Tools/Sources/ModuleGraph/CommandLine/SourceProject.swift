import Foundation
import PackageModel
import TrellisKit

/// The folder tree that a command is about, with what its configuration says of it.
struct SourceProject {
  let tree: SourceTree
  let workspace: Workspace

  /// Reads a tree.
  ///
  /// - Parameter path: the folder; the repository that the current folder is in when nil.
  static func read(_ path: String?) throws(ConfigurationError) -> SourceProject {
    let root = path ?? RepositoryRoot.containing(".")
    let file = try ConfigurationFile(folder: root)
    var excluded: [PathPattern] = []
    for text in try file?.section("exclude", as: [String].self) ?? [] {
      do {
        excluded.append(try PathPattern(text))
      } catch {
        throw ConfigurationError(path: file?.path ?? root, reason: "“exclude”: \(error)")
      }
    }
    let tree = SourceTree(root: root, excluding: excluded)
    let targets = try file?.section("targets", as: [ConfiguredTarget].self) ?? []
    return SourceProject(tree: tree, workspace: WorkspaceReader(tree, targets: targets).read())
  }

  /// The folder that a command line names.
  ///
  /// - Returns: nil when it names none.
  static func folder(_ words: CommandWords) throws(UsageError) -> String? {
    guard words.operands.count <= 1 else { throw UsageError("takes one folder") }
    guard let path = words.operands.first else { return nil }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError("“\(path)” is no folder")
    }
    return path
  }

  /// The Swift files but those of tests.
  var filesOutsideTests: [String] {
    tree.swiftFiles.filter { workspace.target(of: $0)?.target.kind != .test }
  }
}
