import Composition
import Models
import Services

@MainActor
final class OnboardingFeature: OnboardingAPI {
  let id = "onboarding"
  private let signIn: SignInModel
  private let signUp: SignUpModel
  private let passwordReset: PasswordResetModel
  private let makeSteps: (User, OnboardingNavigation) -> OnboardingSteps
  private let navigation: OnboardingNavigation
  private var steps: OnboardingSteps?

  init(
    auth: any AuthService, profile: any ProfileService, preferences: PreferencesStore, hint: SignInHint?,
    clock: any Clock<Duration>, navigation: OnboardingNavigation
  ) {
    signIn = SignInModel(auth: auth, hint: hint, navigation: navigation)
    signUp = SignUpModel(auth: auth, navigation: navigation)
    passwordReset = PasswordResetModel(auth: auth, hint: hint, navigation: navigation)
    makeSteps = {
      OnboardingSteps(
        user: $0, profile: profile, preferences: preferences, clock: clock, navigation: $1)
    }
    self.navigation = navigation
  }

  var mainScreen: any ScreenModel { signIn }
  var signUpScreen: any ScreenModel { signUp }
  var forgotPasswordScreen: any ScreenModel { passwordReset }

  var hasUnsavedChanges: Bool { steps?.hasUnsavedChanges ?? false }

  func stepScreen(_ step: OnboardingStep, user: User) -> any ScreenModel {
    if let steps, steps.userID == user.id { return steps.screen(of: step) }
    let begun = makeSteps(user, navigation.ending { [weak self] in self?.steps = nil })
    steps = begun
    return begun.screen(of: step)
  }

  func handleDeepLink(_ link: DeepLink) -> Bool { false }
}
