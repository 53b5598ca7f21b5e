import Screens

/// The whole content of a scene: what a shell runs.
@MainActor
public protocol SceneModel: ScreenModel {
  /// How the person wants things to look.
  var display: DisplaySettings { get }
}

extension SceneModel {
  /// As the system has it.
  public var display: DisplaySettings { DisplaySettings() }
}
