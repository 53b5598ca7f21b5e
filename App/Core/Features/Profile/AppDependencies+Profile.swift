import Composition
import Models
import Profile

extension AppDependencies {
  /// Makes the profile of a person, with a stack of its own.
  func makeProfile(for user: User) -> FeatureArea {
    let coordinator = ProfileCoordinator()
    let feature = ProfileFactory.make(
      store: currentProfile.begin(user, isCurrent: false), preferences: preferences,
      analytics: analytics, clock: environment.time.clock, now: environment.time.now,
      navigation: ProfileNavigation(
        showProfile: { [mainCoordinator] in
          mainCoordinator.select(.profile)
          coordinator.popToRoot()
        },
        isEditing: { coordinator.path.last == .editProfile },
        showEdit: { [mainCoordinator] in
          mainCoordinator.select(.profile)
          coordinator.show([.editProfile])
        },
        closeEdit: { coordinator.pop() },
        signOut: { [controller] in controller.requestSignOut() }))
    return FeatureArea(feature, coordinator: coordinator) { route in
      switch route {
      case .editProfile: feature.editScreen
      }
    }
  }
}

extension MainTab {
  static let profileLinks = ProfileDeepLinks.all
}
