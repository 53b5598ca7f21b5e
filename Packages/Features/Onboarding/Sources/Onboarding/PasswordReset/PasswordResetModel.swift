import Composition
import Design
import Models
import Observation
import Services

@Observable @MainActor
final class PasswordResetModel: VisitedScreen {
  enum Action: Equatable, Sendable {
    case editEmail(TypedText)
    case sendLink
    case back
  }

  private enum Stage {
    case asking
    case sent(email: String)
  }

  private var email = FormField()
  private var stage = Stage.asking
  private let submission = Submission()
  @ObservationIgnored private let auth: any AuthService
  @ObservationIgnored private let visits: Visits
  @ObservationIgnored private let navigation: OnboardingNavigation

  init(auth: any AuthService, visits: Visits, navigation: OnboardingNavigation) {
    self.auth = auth
    self.visits = visits
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(id: "onboarding.forgotPassword", title: "Reset password") {
      switch stage {
      case .asking:
        Section(footer: "The message has a link with which you can choose a new password.") {
          email.element("Email", kind: .email, action: Action.editEmail)
          if let message = submission.message { message }
        }
        Section {
          submission.button("Send link", running: "Sending…", action: Action.sendLink)
          Button("Back to sign in", role: .cancel, action: Action.back)
        }
      case .sent(let email):
        Section {
          Text("If there is an account for \(email), a message with a link is on its way.", role: .success)
          Button("Back to sign in", role: .primary, action: Action.back)
        }
      }
    }
  }

  func send(_ action: ScreenAction) {
    switch action.unwrapped(as: Action.self) {
    case nil: break
    case .editEmail(let text): email.type(text)
    case .sendLink: sendLink()
    case .back:
      leave()
      navigation.back()
    }
  }

  func task() async {
    visits.begin(self)
  }

  func leave() {
    submission.clear()
    stage = .asking
  }

  private func sendLink() {
    guard !submission.isRunning else { return }
    submission.clear()
    email.check(.email)
    guard email.problem == nil else { return }
    let address = email.text.trimmed
    submission.run { [auth] () throws(ServiceError) in
      try await auth.requestPasswordReset(email: address)
    } then: { [weak self] result in
      self?.finish(result, for: address)
    }
  }

  private func finish(_ result: Result<Void, ServiceError>, for address: String) {
    switch result {
    // What the server has against an address would tell whether there is such an account.
    case .success, .failure(.refused), .failure(.invalid): stage = .sent(email: address)
    case .failure(.networkTrouble), .failure(.maintenance), .failure(.storage), .failure(.cancelled): break
    }
  }
}
