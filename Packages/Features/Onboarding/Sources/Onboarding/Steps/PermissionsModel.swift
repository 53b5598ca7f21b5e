import Composition
import Models
import Screens
import Services

@MainActor
final class PermissionsModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case setNotifications(Bool)
    case setAnalyticsConsent(Bool)
    case proceed
    case back
  }

  private let preferences: PreferencesStore
  private let navigation: any OnboardingNavigation

  init(preferences: PreferencesStore, navigation: any OnboardingNavigation) {
    self.preferences = preferences
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(
      id: OnboardingStep.permissions.screenID, title: "Permissions", back: ScreenAction(Action.back)
    ) {
      Section(footer: "You can change this later in the settings.") {
        OnboardingStep.permissions.progress
        Toggle(
          "Notifications", subtitle: "Hear about what is new for you.",
          isOn: preferences.preferences.notifications, action: Action.setNotifications)
        Toggle(
          "Share analytics", subtitle: "Tell how the app is used, without your name or address.",
          isOn: preferences.preferences.analyticsConsent, action: Action.setAnalyticsConsent)
        if let message = preferences.syncState.message { Text(message, role: .warning) }
      }
      Section {
        Button("Continue", role: .primary, action: Action.proceed)
        Button("Back", role: .cancel, action: Action.back)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .setNotifications(let isOn): preferences.update { $0.notifications = isOn }
    case .setAnalyticsConsent(let isOn): preferences.update { $0.analyticsConsent = isOn }
    case .proceed: navigation.showStep(.profileSetup)
    case .back: navigation.showStep(.welcome)
    }
  }
}
