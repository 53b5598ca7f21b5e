import Composition
import Settings

extension AppDependencies {
  /// Makes the settings, with a stack of their own.
  func makeSettings(main: MainCoordinator) -> FeatureArea {
    let coordinator = SettingsCoordinator(main: main, controller: controller)
    let feature = SettingsFactory.make(
      preferences: preferences, profile: profileService, storage: storage, version: ComposedApp.version,
      analytics: analytics, clock: environment.time.clock, navigation: coordinator)
    return FeatureArea(feature, coordinator: coordinator) { feature.makeScreen(of: $0) }
  }
}

extension MainTab {
  static let settingsLinks = SettingsDeepLinks.all
}
