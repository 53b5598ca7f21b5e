import Composition

/// The signed-in person's profile. Its links are `trellis://profile` and `trellis://profile/edit`.
public protocol ProfileAPI: FeatureAPI {
  /// The screen on which name and bio are edited.
  var editScreen: any ScreenModel { get }
}
