import Composition
import Design
import Services

@MainActor
final class NotificationsModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case setNotifications(Bool)
  }

  private let preferences: PreferencesStore

  init(preferences: PreferencesStore) {
    self.preferences = preferences
  }

  var screen: Screen {
    Screen(id: SettingsPlace.notifications.screenID, title: SettingsPlace.notifications.title) {
      Section {
        Toggle(
          "Notifications", subtitle: "Be told when something needs you.",
          isOn: preferences.preferences.notifications, action: Action.setNotifications)
      }
    }
  }

  func send(_ action: ScreenAction) {
    guard case .setNotifications(let isOn) = action.unwrapped(as: Action.self) else { return }
    preferences.update { $0.notifications = isOn }
  }
}
