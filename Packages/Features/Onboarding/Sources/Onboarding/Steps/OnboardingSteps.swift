import Composition
import Models
import Services

/// One person's way through the steps: a screen for each, kept until the end.
@MainActor
final class OnboardingSteps {
  let userID: User.ID
  private let welcome: WelcomeModel
  private let permissions: PermissionsModel
  private let profileSetup: ProfileSetupModel
  private let complete: CompleteModel

  init(
    user: User, profile: any ProfileService, preferences: PreferencesStore, clock: any Clock<Duration>,
    navigation: any OnboardingNavigation
  ) {
    let toasts = ToastPresenter(clock: clock)
    userID = user.id
    let profileSetup = ProfileSetupModel(user: user, service: profile, toasts: toasts, navigation: navigation)
    welcome = WelcomeModel(
      user: user, isSomethingLost: { profileSetup.hasUnsavedChanges }, navigation: navigation)
    permissions = PermissionsModel(preferences: preferences, navigation: navigation)
    self.profileSetup = profileSetup
    complete = CompleteModel(service: profile, toasts: toasts, navigation: navigation)
  }

  var hasUnsavedChanges: Bool { profileSetup.hasUnsavedChanges }

  func screen(of step: OnboardingStep) -> any ScreenModel {
    switch step {
    case .welcome: welcome
    case .permissions: permissions
    case .profileSetup: profileSetup
    case .complete: complete
    }
  }
}
