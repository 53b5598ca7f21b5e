import Composition
import Models
import Onboarding

/// The places around signing in.
enum AuthRoute: Codable, Hashable {
  case signUp
  case forgotPassword
}

/// Navigation around signing in. The steps after it are states of the app.
final class AuthCoordinator: Coordinator<AuthRoute>, OnboardingNavigation {
  private let controller: AppStateController

  init(controller: AppStateController) {
    self.controller = controller
  }

  func showSignUp() {
    push(.signUp)
  }

  func showForgotPassword() {
    push(.forgotPassword)
  }

  func back() {
    pop()
  }

  func signedIn(_ user: User) {
    controller.signedIn(user: user)
  }

  func showStep(_ step: OnboardingStep) {
    controller.showStep(step)
  }

  func finished(_ user: User) {
    controller.finishedOnboarding(user: user)
  }

  func cancelled() {
    controller.cancelOnboarding()
  }
}
