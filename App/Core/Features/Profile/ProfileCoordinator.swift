import Composition

/// The places on top of the profile.
enum ProfileRoute: Hashable, Sendable {
  case editProfile
}

/// Navigation inside the profile.
final class ProfileCoordinator: Coordinator<ProfileRoute> {}
