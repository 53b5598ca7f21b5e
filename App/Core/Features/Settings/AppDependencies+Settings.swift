import Composition
import Settings

extension AppDependencies {
  /// Makes the settings, with a stack of their own.
  func makeSettings() -> FeatureArea {
    let coordinator = SettingsCoordinator()
    let feature = SettingsFactory.make(
      preferences: preferences, profile: profileService, storage: storage, version: ComposedApp.version,
      analytics: analytics, clock: environment.time.clock,
      navigation: SettingsNavigation(
        show: { [mainCoordinator] place in
          mainCoordinator.select(.settings)
          coordinator.show(place.map { [$0] } ?? [])
        },
        open: { coordinator.push($0) },
        close: { coordinator.pop() },
        accountDeleted: { [controller] in
          controller.tell("Your account was deleted.")
          controller.requestSignOut()
        },
        deletionGivenUp: { [controller] in
          controller.tell(
            "Deleting your account was stopped. If the server was done already, the account is gone.")
        }))
    return FeatureArea(feature, coordinator: coordinator) { feature.screen(for: $0) }
  }
}

extension MainTab {
  static let settingsLinks = SettingsDeepLinks.all
}
