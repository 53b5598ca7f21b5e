import Composition
import Onboarding

extension AppDependencies {
  /// Signing in and the steps after it.
  var onboardingFeature: any OnboardingAPI {
    if let onboarding { return onboarding }
    let feature = OnboardingFactory.make(
      auth: auth, profile: profileService, preferences: preferences, hint: environment.signInHint,
      analytics: analytics, clock: environment.time.clock, navigation: authCoordinator)
    onboarding = feature
    return feature
  }

  /// Forgets the feature, and where the person was in it.
  func forgetOnboardingFeature() {
    onboarding = nil
    authCoordinator.popToRoot()
  }
}
