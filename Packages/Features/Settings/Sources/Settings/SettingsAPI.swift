import Composition

/// The signed-in person's settings; the main screen lists the places in them.
public protocol SettingsAPI: FeatureAPI {
  /// The screen of a place: the same model each time for the same place.
  func screen(for place: SettingsPlace) -> any ScreenModel
}
