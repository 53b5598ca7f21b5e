import Analytics
import Composition
import Services

@MainActor
final class SettingsFeature: SettingsAPI {
  let id = SettingsDeepLinks.table.feature
  private let main: SettingsModel
  private let appearance: AppearanceModel
  private let notifications: NotificationsModel
  private let privacy: PrivacyModel
  private let storage: StorageModel
  private let about: AboutModel
  private let deleteAccount: DeleteAccountModel
  private let navigation: SettingsNavigation

  init(
    preferences: PreferencesStore, profile: any ProfileService, storage: any StorageService, version: String,
    analytics: AnalyticsClient, clock: any Clock<Duration>, navigation: SettingsNavigation
  ) {
    main = SettingsModel(preferences: preferences, navigation: navigation)
    appearance = AppearanceModel(preferences: preferences, analytics: analytics)
    notifications = NotificationsModel(preferences: preferences, analytics: analytics)
    privacy = PrivacyModel(preferences: preferences)
    self.storage = StorageModel(service: storage, analytics: analytics, clock: clock)
    about = AboutModel(version: version)
    deleteAccount = DeleteAccountModel(profile: profile, analytics: analytics, navigation: navigation)
    self.navigation = navigation
  }

  var mainScreen: any ScreenModel { main }

  func screen(for place: SettingsPlace) -> any ScreenModel {
    switch place {
    case .appearance: appearance
    case .notifications: notifications
    case .privacy: privacy
    case .storage: storage
    case .about: about
    case .deleteAccount: deleteAccount
    }
  }

  func handleDeepLink(_ link: DeepLink) -> Bool {
    guard let path = SettingsDeepLinks.table.destination(of: link) else { return false }
    navigation.show(path.first)
    return true
  }
}
