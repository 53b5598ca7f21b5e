import Composition
import Onboarding

extension AppDependencies {
  /// Makes signing in and the steps after it.
  func makeOnboarding() -> OnboardingArea {
    let coordinator = AuthCoordinator(controller: controller)
    let feature = OnboardingFactory.make(
      auth: auth, profile: profileService, preferences: preferences, hint: environment.signInHint,
      analytics: analytics, clock: environment.time.clock, navigation: coordinator)
    let signIn = NavigationStackModel(
      id: "auth.stack", coordinator: coordinator, root: feature.mainScreen
    ) { (route: AuthRoute) in
      switch route {
      case .signUp: feature.makeSignUpScreen()
      case .forgotPassword: feature.makeForgotPasswordScreen()
      }
    }
    return OnboardingArea(feature: feature, signIn: signIn)
  }
}
