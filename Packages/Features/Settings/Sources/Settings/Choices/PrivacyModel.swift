import Composition
import Screens
import Services

@MainActor
final class PrivacyModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case setAnalyticsConsent(Bool)
  }

  private let preferences: PreferencesStore

  init(preferences: PreferencesStore) {
    self.preferences = preferences
  }

  var screen: Screen {
    Screen(id: SettingsPlace.privacy.screenID, title: SettingsPlace.privacy.title) {
      if let remark = preferences.syncRemark { remark }
      Section {
        Toggle(
          "Share analytics", subtitle: "Help to make the app better.",
          isOn: preferences.preferences.analyticsConsent, action: Action.setAnalyticsConsent)
      }
      Section("What is collected") {
        Text("Which parts of the app are used, and what goes wrong in them.", role: .secondary)
      }
      Section("What is never collected", footer: "You can change your mind at any time; it counts at once.") {
        Text("No addresses, no passwords and no texts that you write.", role: .secondary)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .setAnalyticsConsent(let isOn): preferences.update { $0.analyticsConsent = isOn }
    }
  }
}
