import Analytics
import Composition
import Screens
import Services

@MainActor
final class NotificationsModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case setNotifications(Bool)
  }

  private let preferences: PreferencesStore
  private let analytics: AnalyticsClient

  init(preferences: PreferencesStore, analytics: AnalyticsClient) {
    self.preferences = preferences
    self.analytics = analytics
  }

  var screen: Screen {
    Screen(id: SettingsPlace.notifications.screenID, title: SettingsPlace.notifications.title) {
      if let remark = preferences.syncRemark { remark }
      Section {
        Toggle(
          "Notifications", subtitle: "Be told when something needs you.",
          isOn: preferences.preferences.notifications, action: Action.setNotifications)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .setNotifications(let isOn):
      preferences.update { $0.notifications = isOn }
      analytics.record(.settingChanged("notifications"))
    }
  }
}
