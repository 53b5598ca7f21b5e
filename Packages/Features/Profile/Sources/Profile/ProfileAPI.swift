import Composition

/// The signed-in person's profile.
public protocol ProfileAPI: FeatureAPI {
  /// Makes the screen on which name and bio are edited.
  func makeEditScreen() -> any ScreenModel
}
