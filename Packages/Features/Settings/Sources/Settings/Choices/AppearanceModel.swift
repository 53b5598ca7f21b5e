import Analytics
import Composition
import DesignTokens
import Models
import Screens
import Services

@MainActor
final class AppearanceModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case setAppearance(Preferences.Appearance)
    case setTextSize(Preferences.TextSize)
  }

  private let preferences: PreferencesStore
  private let analytics: AnalyticsClient

  init(preferences: PreferencesStore, analytics: AnalyticsClient) {
    self.preferences = preferences
    self.analytics = analytics
  }

  var screen: Screen {
    Screen(id: SettingsPlace.appearance.screenID, title: SettingsPlace.appearance.title) {
      if let remark = preferences.syncRemark { remark }
      Section {
        Picker(
          "Appearance", values: Preferences.Appearance.allCases,
          selection: preferences.preferences.appearance, label: \.title, action: Action.setAppearance)
        Picker(
          "Text size", values: Preferences.TextSize.allCases, selection: preferences.preferences.textSize,
          label: \.title, action: Action.setTextSize)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .setAppearance(let appearance):
      preferences.update { $0.appearance = appearance }
      analytics.record(.settingChanged("appearance"))
    case .setTextSize(let size):
      preferences.update { $0.textSize = size }
      analytics.record(.settingChanged("textSize"))
    }
  }
}
