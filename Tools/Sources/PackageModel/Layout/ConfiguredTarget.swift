/// A target that the configuration names, for sources without a manifest: a member of `targets` in `.trellis.json`.
public struct ConfiguredTarget: Sendable, Equatable, Decodable {
  /// The name of the target, and of its module.
  public let name: String
  /// Its folder, relative to the root.
  public let folder: String
  /// What it is for; told from the name when it isn't said.
  public let kind: WorkspaceTarget.Kind?

  /// Names a target.
  public init(name: String, folder: String, kind: WorkspaceTarget.Kind? = nil) {
    self.name = name
    self.folder = folder
    self.kind = kind
  }
}
