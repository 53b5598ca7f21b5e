import Composition
import Screens
import Services

@MainActor
final class SettingsModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case open(SettingsPlace)
    case dismissConflicts
  }

  private let preferences: PreferencesStore
  private let navigation: any SettingsNavigation

  init(preferences: PreferencesStore, navigation: any SettingsNavigation) {
    self.preferences = preferences
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(id: "settings", title: "Settings") {
      if let remark = preferences.syncRemark { remark }
      if !preferences.conflicts.isEmpty {
        Section {
          for conflict in preferences.conflicts { Text(conflict.message, role: .warning) }
          Button("OK", id: "dismissConflicts", action: Action.dismissConflicts)
        }
      }
      Section {
        row(.appearance, value: preferences.preferences.appearance.title)
        row(.notifications, value: preferences.preferences.notifications ? "On" : "Off")
        row(.privacy)
        row(.storage)
        row(.about)
      }
      Section {
        row(.deleteAccount)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .dismissConflicts: preferences.dismissConflicts()
    case .open(let place): navigation.open(place)
    }
  }

  private func row(_ place: SettingsPlace, value: String? = nil) -> Row {
    Row(place.title, value: value, action: Action.open(place))
  }
}
