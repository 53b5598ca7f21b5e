import Composition
import Profile

/// The places on top of the profile.
enum ProfileRoute: Codable, Hashable {
  case editProfile
}

/// Navigation inside the profile.
final class ProfileCoordinator: Coordinator<ProfileRoute>, ProfileNavigation {
  private let main: MainCoordinator
  private let controller: AppStateController

  init(main: MainCoordinator, controller: AppStateController) {
    self.main = main
    self.controller = controller
  }

  func showProfile() {
    main.select(.profile)
    show([])
  }

  func showEdit() {
    main.select(.profile)
    show([.editProfile])
  }

  func closeEdit() {
    pop()
  }

  func signOut() {
    controller.requestSignOut()
  }
}
