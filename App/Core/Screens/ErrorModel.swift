import Composition
import Screens

/// What keeps the app from going on, and the way out of it.
@MainActor
final class ErrorModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case retry
    case signIn
  }

  private let error: AppError
  private let controller: AppStateController

  init(error: AppError, controller: AppStateController) {
    self.error = error
    self.controller = controller
  }

  var screen: Screen {
    Screen(id: "error.\(error.rawValue)", title: "Trellis", content: .error(notice))
  }

  func send(_ action: Action) {
    switch action {
    case .retry: controller.retry()
    case .signIn: controller.signInAgain()
    }
  }

  private var notice: Notice {
    let retry = Button("Try again", role: .primary, action: Action.retry)
    switch error {
    case .networkUnavailable:
      return Notice(
        "No connection", message: "Trellis needs the server to go on. Check your connection and try again.",
        buttons: [retry])
    case .maintenanceMode:
      return Notice(
        "Down for maintenance",
        message: "The server is being worked on. Nothing is lost; try again in a while.",
        buttons: [retry])
    case .sessionExpired:
      return Notice(
        "Session expired", message: "You were signed out by the server. Sign in again to go on.",
        buttons: [Button("Sign in again", role: .primary, action: Action.signIn)])
    }
  }
}
