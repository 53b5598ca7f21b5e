import Analytics
import Foundation
import Services

/// Makes the profile feature.
public enum ProfileFactory {
  /// Makes the feature for the person who is signed in.
  ///
  /// - Parameters:
  ///   - store: the profile in use.
  ///   - preferences: asked whether something would be lost by signing out.
  ///   - analytics: told of what is done, with the person's consent.
  ///   - clock: times the messages that go away by themselves.
  ///   - now: tells the date.
  ///   - navigation: where the feature asks to go.
  @MainActor
  public static func make(
    store: ProfileStore, preferences: PreferencesStore, analytics: AnalyticsClient,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, navigation: any ProfileNavigation
  ) -> any ProfileAPI {
    ProfileFeature(
      model: ProfileModel(
        store: store, preferences: preferences, analytics: analytics, clock: clock, now: now,
        navigation: navigation))
  }
}
