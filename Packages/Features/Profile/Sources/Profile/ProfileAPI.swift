import Composition

/// The signed-in person's profile.
public protocol ProfileAPI: FeatureAPI {
  /// The screen on which name and bio are edited.
  var editScreen: any ScreenModel { get }
}
