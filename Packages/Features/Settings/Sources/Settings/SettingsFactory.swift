import Analytics
import Services

/// Makes the settings feature.
public enum SettingsFactory {
  /// Makes the feature for the person who is signed in.
  ///
  /// - Parameters:
  ///   - preferences: what the person has set up; changed at once.
  ///   - profile: deletes the account.
  ///   - storage: tells what is kept on this device and clears the cache.
  ///   - version: the app's version as it is shown, for example `1.0`.
  ///   - analytics: told of what is done, with the person's consent.
  ///   - clock: times the messages that go away by themselves.
  ///   - navigation: where the feature asks to go.
  @MainActor
  public static func make(
    preferences: PreferencesStore, profile: any ProfileService, storage: any StorageService, version: String,
    analytics: AnalyticsClient, clock: any Clock<Duration>, navigation: any SettingsNavigation
  ) -> any SettingsAPI {
    SettingsFeature(
      preferences: preferences, profile: profile, storage: storage, version: version, analytics: analytics,
      clock: clock, navigation: navigation)
  }
}
