import Analytics
import Composition
import Services

@MainActor
final class SettingsFeature: SettingsAPI {
  let id = SettingsDeepLinks.table.feature
  let mainScreen: any ScreenModel
  private let preferences: PreferencesStore
  private let profile: any ProfileService
  private let storage: any StorageService
  private let version: String
  private let analytics: AnalyticsClient
  private let clock: any Clock<Duration>
  private let navigation: any SettingsNavigation

  init(
    preferences: PreferencesStore, profile: any ProfileService, storage: any StorageService, version: String,
    analytics: AnalyticsClient, clock: any Clock<Duration>, navigation: any SettingsNavigation
  ) {
    mainScreen = SettingsModel(preferences: preferences, navigation: navigation)
    self.preferences = preferences
    self.profile = profile
    self.storage = storage
    self.version = version
    self.analytics = analytics
    self.clock = clock
    self.navigation = navigation
  }

  func makeScreen(of place: SettingsPlace) -> any ScreenModel {
    switch place {
    case .appearance: AppearanceModel(preferences: preferences, analytics: analytics)
    case .notifications: NotificationsModel(preferences: preferences, analytics: analytics)
    case .privacy: PrivacyModel(preferences: preferences)
    case .storage: StorageModel(service: storage, analytics: analytics, clock: clock)
    case .about: AboutModel(version: version)
    case .deleteAccount:
      DeleteAccountModel(profile: profile, analytics: analytics, navigation: navigation)
    }
  }

  func handleDeepLink(_ link: DeepLink) -> Bool {
    guard let path = SettingsDeepLinks.table.destination(of: link) else { return false }
    navigation.show(path.first)
    return true
  }
}
