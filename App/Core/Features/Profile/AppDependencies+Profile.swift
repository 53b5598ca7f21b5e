import Composition
import Models
import Profile

extension AppDependencies {
  /// Makes the profile of a person, with a stack of its own.
  func makeProfile(for user: User, main: MainCoordinator) -> FeatureArea {
    let coordinator = ProfileCoordinator(main: main, controller: controller)
    let feature = ProfileFactory.make(
      store: currentProfile.begin(user, isCurrent: false), preferences: preferences,
      analytics: analytics, clock: environment.time.clock, now: environment.time.now, navigation: coordinator)
    return FeatureArea(feature, coordinator: coordinator) { route in
      switch route {
      case .editProfile: feature.makeEditScreen()
      }
    }
  }
}

extension MainTab {
  static let profileLinks = ProfileDeepLinks.all
}
