import Composition
import Settings

/// Navigation inside the settings.
final class SettingsCoordinator: Coordinator<SettingsPlace>, SettingsNavigation {
  private let main: MainCoordinator
  private let controller: AppStateController

  init(main: MainCoordinator, controller: AppStateController) {
    self.main = main
    self.controller = controller
  }

  func show(_ place: SettingsPlace?) {
    main.select(.settings)
    show(place.map { [$0] } ?? [])
  }

  func open(_ place: SettingsPlace) {
    push(place)
  }

  func close() {
    pop()
  }

  func accountDeleted() {
    controller.tell("Your account was deleted.")
    controller.requestSignOut()
  }

  func deletionGivenUp() {
    controller.tell("Deleting your account was stopped. If the server was done already, the account is gone.")
  }
}
