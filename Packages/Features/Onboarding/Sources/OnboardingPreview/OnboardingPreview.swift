import Analytics
import Composition
import CompositionPreviewSupport
import Foundation
import InMemoryServices
import Models
import Onboarding
import Services
import TerminalShell

/// Runs signing in and the onboarding alone, with a made-up account and no server.
@main @MainActor
final class OnboardingPreview {
  enum Place: Codable, Hashable {
    case signUp
    case forgotPassword
    case step(OnboardingStep)
  }

  private static let password = "preview-password"
  private let coordinator = PreviewCoordinator<Place>()
  private let auth: InMemoryAuthService
  private var user = User(id: "preview", email: "ada@example.com")
  private lazy var feature = makeFeature()

  private init() {
    auth = InMemoryAuthService(accounts: [(user, Self.password)])
  }

  static func main() async {
    PreviewCommandLine.check()
    let scene = OnboardingPreview().makeScene()
    exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
  }

  private func makeScene() -> some SceneModel {
    let signIn = feature
    return PreviewScene(coordinator: coordinator, root: signIn.mainScreen) { [self] place in
      switch place {
      case .signUp: signIn.makeSignUpScreen()
      case .forgotPassword: signIn.makeForgotPasswordScreen()
      case .step(let step): feature.stepScreen(step, user: user)
      }
    }
  }

  /// Goes on with the steps of somebody, over a record of their own.
  private func begin(_ user: User) {
    self.user = user
    feature = makeFeature()
    coordinator.show([.step(.welcome)])
  }

  private func makeFeature() -> any OnboardingAPI {
    OnboardingFactory.make(
      auth: auth, profile: InMemoryProfileService(user: user),
      preferences: PreferencesStore(service: InMemoryPreferencesService()),
      hint: SignInHint(email: "ada@example.com", password: Self.password),
      analytics: AnalyticsClient(sinks: []), clock: ContinuousClock(),
      navigation: self)
  }
}

extension OnboardingPreview: OnboardingNavigation {
  func showSignUp() { coordinator.push(.signUp) }
  func showForgotPassword() { coordinator.push(.forgotPassword) }
  func back() { coordinator.pop() }
  func signedIn(_ user: User) { begin(user) }
  func showStep(_ step: OnboardingStep) { coordinator.show([.step(step)]) }
  func finished(_ user: User) { coordinator.end("The app would open for \(user.displayName).") }
  func cancelled() { coordinator.end("The app would sign the person out.") }
}
