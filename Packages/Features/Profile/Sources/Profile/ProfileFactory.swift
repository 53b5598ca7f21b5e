import Analytics
import Models
import Services

/// Makes the profile feature.
public enum ProfileFactory {
  /// Makes the feature for a person.
  ///
  /// - Parameters:
  ///   - user: the signed-in person, as last known.
  ///   - service: reads and changes the person's record.
  ///   - analytics: told of what is done, with the person's consent.
  ///   - clock: times the messages that go away by themselves.
  ///   - navigation: where the feature asks to go.
  @MainActor
  public static func make(
    user: User, service: any ProfileService, analytics: AnalyticsClient, clock: any Clock<Duration>,
    navigation: ProfileNavigation
  ) -> any ProfileAPI {
    ProfileFeature(
      model: ProfileModel(
        user: user, service: service, analytics: analytics, clock: clock, navigation: navigation))
  }
}
