/// What a manifest says, as far as it matters here.
struct Manifest: Codable, Equatable, Sendable {
  struct Target: Codable, Equatable, Sendable {
    let name: String
    /// As SwiftPM calls it: `regular`, `executable`, `test`, `macro`, `plugin`, `system`, `binary`, …
    let type: String
    let path: String?
    let exclude: [String]
    let sources: [String]?
    let dependencies: [WorkspaceTarget.Dependency]
    let plugins: [WorkspaceTarget.Dependency]
    let aliasesModules: Bool
  }

  let name: String
  let targets: [Target]
  let products: [WorkspacePackage.Product]
  /// Folders are as the manifest's evaluation gave them: absolute.
  let dependencies: [WorkspacePackage.Dependency]
}
