import Composition
import Models
import Observation
import Screens

@Observable @MainActor
final class WelcomeModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case proceed
    case cancel
    case discard
    case goOn
  }

  private var isAskingToDiscard = false
  private let user: User
  private let isSomethingLost: () -> Bool
  private let navigation: any OnboardingNavigation

  init(user: User, isSomethingLost: @escaping () -> Bool, navigation: any OnboardingNavigation) {
    self.user = user
    self.isSomethingLost = isSomethingLost
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(
      id: OnboardingStep.welcome.screenID, title: "Welcome", alert: isAskingToDiscard ? .cancelling : nil
    ) {
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

  func send(_ action: Action) {
    switch action {
    case .proceed: navigation.showStep(.permissions)
    case .cancel where isSomethingLost(): isAskingToDiscard = true
    case .cancel, .discard:
      isAskingToDiscard = false
      navigation.cancelled()
    case .goOn: isAskingToDiscard = false
    }
  }

  func leave() {
    isAskingToDiscard = false
  }
}

extension Alert {
  fileprivate static let cancelling = Alert(
    "Discard your changes?", message: "What you have typed in a later step was not saved.",
    buttons: [
      Button("Go on", role: .cancel, action: WelcomeModel.Action.goOn),
      Button("Discard", role: .destructive, action: WelcomeModel.Action.discard),
    ])
}
