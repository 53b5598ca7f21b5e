import Composition
import Design
import Models

@MainActor
final class WelcomeModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case proceed
    case cancel
  }

  private let user: User
  private let navigation: OnboardingNavigation

  init(user: User, navigation: OnboardingNavigation) {
    self.user = user
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(id: OnboardingStep.welcome.screenID, title: "Welcome") {
      Section {
        OnboardingStep.welcome.progress
        Text("Hello, \(user.displayName)!", role: .headline)
        Text("A few choices, and Trellis is yours. All of them can be changed later.")
      }
      Section(footer: "Cancelling signs you out. You can sign in and go on at any time.") {
        Button("Continue", role: .primary, action: Action.proceed)
        Button("Cancel", role: .cancel, action: Action.cancel)
      }
    }
  }

  func send(_ action: ScreenAction) {
    switch action.unwrapped(as: Action.self) {
    case nil: break
    case .proceed: navigation.showStep(.permissions)
    case .cancel: navigation.cancelled()
    }
  }
}
