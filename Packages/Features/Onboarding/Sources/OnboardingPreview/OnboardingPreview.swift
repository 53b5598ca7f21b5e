import Analytics
import Composition
import Foundation
import InMemoryServices
import Models
import Onboarding
import Services
import TerminalShell

/// Runs signing in and the onboarding alone, with a made-up account and no server.
@main @MainActor
struct OnboardingPreview {
  enum Place: Hashable, Sendable {
    case signUp
    case forgotPassword
    case step(OnboardingStep)
  }

  static func main() async {
    let user = User(id: "preview", email: "ada@example.com")
    let coordinator = Coordinator<Place>()
    let feature = OnboardingFactory.make(
      auth: InMemoryAuthService(accounts: [(user, "preview-password")]),
      profile: InMemoryProfileService(user: user),
      preferences: PreferencesStore(service: InMemoryPreferencesService()),
      hint: SignInHint(email: user.email, password: "preview-password"),
      analytics: AnalyticsClient(sinks: []), clock: ContinuousClock(),
      navigation: OnboardingNavigation(
        showSignUp: { coordinator.push(.signUp) }, showForgotPassword: { coordinator.push(.forgotPassword) },
        back: { coordinator.pop() }, signedIn: { _ in coordinator.show([.step(.welcome)]) },
        showStep: { coordinator.show([.step($0)]) }, finished: { _ in coordinator.popToRoot() },
        cancelled: { coordinator.popToRoot() }))
    let scene = NavigationStackModel(id: "preview", coordinator: coordinator, root: feature.mainScreen) {
      switch $0 {
      case .signUp: feature.signUpScreen
      case .forgotPassword: feature.forgotPasswordScreen
      case .step(let step): feature.stepScreen(step, user: user)
      }
    }
    exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
  }
}
