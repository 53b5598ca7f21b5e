import Analytics
import Services

/// Makes the onboarding feature.
public enum OnboardingFactory {
  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - auth: signs people up and in.
  ///   - profile: changes the record of the person who has signed in.
  ///   - preferences: the preferences in use, which the permissions step changes at once.
  ///   - hint: a demo account that the sign-in screen tells about; nil when there is none.
  ///   - analytics: told of what is done, with the person's consent.
  ///   - clock: times the messages that go away by themselves.
  ///   - navigation: where the feature asks to go.
  @MainActor
  public static func make(
    auth: any AuthService, profile: any ProfileService, preferences: PreferencesStore, hint: SignInHint?,
    analytics: AnalyticsClient, clock: any Clock<Duration>, navigation: any OnboardingNavigation
  ) -> any OnboardingAPI {
    OnboardingFeature(
      auth: auth, profile: profile, preferences: preferences, hint: hint, clock: clock,
      navigation: RecordingNavigation(navigation, analytics: analytics))
  }
}
