/// How much of a scene, or of the whole app, a person sees. The names are those of SwiftUI.
public enum ScenePhase: String, Sendable, CaseIterable {
  /// In the foreground and used.
  case active
  /// In the foreground, but not used now.
  case inactive
  /// Not visible; the app may be ended soon.
  case background

  /// The phase of the app: any active scene makes it active, only background scenes put it in the background, and
  /// everything else is inactive. An app without scenes is in the background.
  public static func aggregate(_ phases: some Sequence<ScenePhase>) -> ScenePhase {
    var result = ScenePhase.background
    for phase in phases {
      switch phase {
      case .active: return .active
      case .inactive: result = .inactive
      case .background: break
      }
    }
    return result
  }
}
