import Composition
import Onboarding

extension AppDependencies {
  /// Signing in and the steps after it.
  var onboardingFeature: any OnboardingAPI {
    if let onboarding { return onboarding }
    let feature = OnboardingFactory.make(
      auth: auth, profile: profileService, preferences: preferences, hint: environment.signInHint,
      analytics: analytics, clock: environment.time.clock, navigation: onboardingNavigation)
    onboarding = feature
    return feature
  }

  /// Forgets the feature, and where the person was in it.
  func forgetOnboardingFeature() {
    onboarding = nil
    authCoordinator.popToRoot()
  }

  private var onboardingNavigation: OnboardingNavigation {
    OnboardingNavigation(
      showSignUp: { [authCoordinator] in authCoordinator.push(.signUp) },
      showForgotPassword: { [authCoordinator] in authCoordinator.push(.forgotPassword) },
      back: { [authCoordinator] in authCoordinator.pop() },
      signedIn: { [controller, authCoordinator] user in
        authCoordinator.popToRoot()
        controller.signedIn(user: user)
      },
      showStep: { [controller] in controller.showStep($0) },
      finished: { [controller] in controller.finishedOnboarding(user: $0) },
      cancelled: { [controller] in controller.cancelOnboarding() })
  }
}
