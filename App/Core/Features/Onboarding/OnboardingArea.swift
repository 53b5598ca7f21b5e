import Composition
import Onboarding

/// The way into the app, for as long as a scene shows it.
@MainActor
struct OnboardingArea {
  let feature: any OnboardingAPI
  /// The screen to sign in, and on top of it the places of its coordinator.
  let signIn: any ScreenModel
}
