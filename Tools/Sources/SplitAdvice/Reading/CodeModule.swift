import PackageModel

/// A module as it is today: a target, or an app without a manifest.
struct CodeModule: Sendable {
  /// What names it among all: `Package/Target`, or the app's name.
  let id: String
  let name: String
  let kind: WorkspaceTarget.Kind
  /// Relative to the root; an app without a manifest may have several.
  let folders: [String]
  /// Nobody can import it: what its parts need can't stay in it when they become modules.
  let isTop: Bool
  /// The indices of its files.
  let files: [Int]
}
