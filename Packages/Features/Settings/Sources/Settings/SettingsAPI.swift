import Composition

/// The signed-in person's settings; the main screen lists the places in them.
public protocol SettingsAPI: FeatureAPI {
  /// Makes the screen of a place.
  func makeScreen(of place: SettingsPlace) -> any ScreenModel
}
