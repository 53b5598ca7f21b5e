import Foundation
import TrellisKit

/// The folder tree that a command is about, with its packages and with what its configuration says of it.
public struct SourceProject: Sendable {
  /// The files.
  public let tree: SourceTree
  /// The packages.
  public let workspace: Workspace

  /// Reads a tree: without what `exclude` in a `.trellis.json` names, and with the `targets` there. Waits on the calling
  /// thread for SwiftPM when manifests have changed.
  ///
  /// - Parameters:
  ///   - path: the folder; the repository that the current folder is in when nil.
  ///   - cache: where what manifests said is kept; nil to ask all of them.
  /// - Throws: what is wrong with the configuration.
  public init(at path: String?, cache: ManifestCache? = .standard()) throws(ConfigurationError) {
    tree = try SourceTree(root: path ?? RepositoryRoot.containing("."))
    let targets = try tree.configuration?.section("targets", as: [ConfiguredTarget].self) ?? []
    workspace = WorkspaceReader(tree, targets: targets, cache: cache).read()
  }

  /// The Swift files but those of tests.
  public var filesOutsideTests: [String] {
    tree.swiftFiles.filter { workspace.target(of: $0)?.target.kind != .test }
  }

  /// The folder that a command line names.
  ///
  /// - Parameter words: the command line; it may have one operand.
  /// - Returns: nil when it names none.
  /// - Throws: what is wrong with it.
  public static func folder(in words: CommandWords) throws(UsageError) -> String? {
    guard words.operands.count <= 1 else { throw UsageError("takes one folder") }
    guard let path = words.operands.first else { return nil }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError("“\(path)” is no folder")
    }
    return path
  }
}
