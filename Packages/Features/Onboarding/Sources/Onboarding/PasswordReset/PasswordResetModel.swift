import Composition
import Models
import Observation
import Screens
import Services

@Observable @MainActor
final class PasswordResetModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case editEmail(TypedText)
    case sendLink
    case back
  }

  private enum Stage {
    case asking
    case sent(email: String)
    /// Another address was typed while the link was being sent.
    case askingAgain(sent: String)
  }

  private var email = FormField()
  private var stage = Stage.asking
  private let submission = Submission()
  private let isDemonstration: Bool
  @ObservationIgnored private let auth: any AuthService
  @ObservationIgnored private let navigation: any OnboardingNavigation

  init(auth: any AuthService, hint: SignInHint?, navigation: any OnboardingNavigation) {
    self.auth = auth
    isDemonstration = hint != nil
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(id: "onboarding.forgotPassword", title: "Reset password") {
      switch stage {
      case .asking, .askingAgain:
        Section(footer: explanation) {
          if case .askingAgain(let sent) = stage { answer(to: sent) }
          email.element("Email", kind: .email, action: Action.editEmail)
          if let message = submission.message { message }
        }
        Section {
          submission.button("Send link", running: "Sending…", action: Action.sendLink)
          Button("Back to sign in", role: .cancel, action: Action.back)
        }
      case .sent(let email):
        Section {
          answer(to: email)
          Button("Back to sign in", role: .primary, action: Action.back)
        }
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .editEmail(let text): email.type(text)
    case .sendLink: sendLink()
    case .back: navigation.back()
    }
  }

  func leave() {
    submission.clear()
    stage = .asking
  }

  private func sendLink() {
    guard !submission.isRunning else { return }
    submission.clear()
    stage = .asking
    email.check(FieldRule.email.problem)
    guard email.problem == nil else { return }
    let address = email.send().string.trimmed
    submission.run { [auth] () throws(ServiceError) in
      try await auth.requestPasswordReset(email: address)
    } then: { [weak self] result in
      self?.finish(result, for: address)
    }
  }

  /// A server that knows no such address says yes as well, so that nobody learns who has an account: what it does
  /// refuse is told.
  private func finish(_ result: Result<Void, ServiceError>, for address: String) -> String? {
    switch result {
    case .success:
      stage = email.isAsSent ? .sent(email: address) : .askingAgain(sent: address)
      return nil
    case .failure(let error):
      email.answer(error.fields["email"])
      return error.message(besides: email)
    }
  }

  private var explanation: String {
    isDemonstration
      ? "This server is for trying the app out: it sends no messages."
      : "The message has a link with which you can choose a new password."
  }

  private func answer(to address: String) -> Text {
    let condition = "If there is an account for \(address),"
    return isDemonstration
      ? Text("\(condition) a server that sends messages would send a link. This one doesn't.", role: .warning)
      : Text("\(condition) a message with a link is on its way.", role: .success)
  }
}
