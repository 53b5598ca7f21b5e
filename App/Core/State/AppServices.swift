import Analytics
import Models
import Networking
import Persistence
import Services

/// What the states of the app depend on.
struct AppServices {
  let auth: any AuthService
  let profile: CurrentProfile
  let preferences: PreferencesStore
  let responses: ResponseCache
  let progress: DeviceCopy<OnboardingProgress>
  let analytics: AnalyticsClient
  let time: AppTime
  /// For how much longer the server wants to be left alone.
  let requestedPause: @Sendable () -> Duration
}
