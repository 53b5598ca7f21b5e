import Composition
import Models
import Services

@MainActor
final class OnboardingFeature: OnboardingAPI {
  let id = "onboarding"
  let mainScreen: any ScreenModel
  private let auth: any AuthService
  private let profile: any ProfileService
  private let preferences: PreferencesStore
  private let hint: SignInHint?
  private let clock: any Clock<Duration>
  private let navigation: RecordingNavigation
  private var steps: OnboardingSteps?

  init(
    auth: any AuthService, profile: any ProfileService, preferences: PreferencesStore, hint: SignInHint?,
    clock: any Clock<Duration>, navigation: RecordingNavigation
  ) {
    mainScreen = SignInModel(auth: auth, hint: hint, navigation: navigation)
    self.auth = auth
    self.profile = profile
    self.preferences = preferences
    self.hint = hint
    self.clock = clock
    self.navigation = navigation
    navigation.stepsEnded = { [weak self] in self?.steps = nil }
  }

  func makeSignUpScreen() -> any ScreenModel {
    SignUpModel(auth: auth, navigation: navigation)
  }

  func makeForgotPasswordScreen() -> any ScreenModel {
    PasswordResetModel(auth: auth, hint: hint, navigation: navigation)
  }

  var hasUnsavedChanges: Bool { steps?.hasUnsavedChanges ?? false }

  func stepScreen(_ step: OnboardingStep, user: User) -> any ScreenModel {
    if let steps, steps.userID == user.id { return steps.screen(of: step) }
    let begun = OnboardingSteps(
      user: user, profile: profile, preferences: preferences, clock: clock, navigation: navigation)
    steps = begun
    return begun.screen(of: step)
  }

  func handleDeepLink(_ link: DeepLink) -> Bool { false }
}
