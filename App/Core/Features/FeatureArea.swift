import Composition

/// A feature of whoever is signed in, and the stack of its screens: what one tab of the app shows.
@MainActor
struct FeatureArea {
  let feature: any FeatureAPI
  /// The feature's main screen, and on top of it the places of its coordinator.
  let stack: any ScreenModel

  /// Puts a feature's screens into a stack.
  ///
  /// - Parameters:
  ///   - feature: the feature.
  ///   - coordinator: owns the path on top of the feature's main screen.
  ///   - destination: the screen of a place.
  init<Route>(
    _ feature: any FeatureAPI, coordinator: Coordinator<Route>,
    destination: @escaping @MainActor (Route) -> any ScreenModel
  ) {
    self.feature = feature
    stack = NavigationStackModel(
      id: "\(feature.id).stack", coordinator: coordinator, root: feature.mainScreen, destination: destination)
  }
}
