import Composition
import Models
import Observation
import Screens
import Services

@Observable @MainActor
final class SignUpModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case editEmail(TypedText)
    case editPassword(TypedText)
    case editRepetition(TypedText)
    case createAccount
    case back
  }

  private var email = FormField()
  private var password = FormField()
  private var repetition = FormField()
  private let submission = Submission()
  @ObservationIgnored private let auth: any AuthService
  @ObservationIgnored private let navigation: any OnboardingNavigation

  init(auth: any AuthService, navigation: any OnboardingNavigation) {
    self.auth = auth
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(id: "onboarding.signUp", title: "Create account") {
      Section(footer: "A password has at least 8 characters.") {
        email.element("Email", kind: .email, action: Action.editEmail)
        password.element("Password", kind: .password, action: Action.editPassword)
        repetition.element("Repeat password", kind: .password, action: Action.editRepetition)
        if let message = submission.message { message }
      }
      Section {
        submission.button("Create account", running: "Creating account…", action: Action.createAccount)
        Button("Back", role: .cancel, action: Action.back)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .editEmail(let text): email.type(text)
    case .editPassword(let text):
      password.type(text)
      repetition.problem = nil
    case .editRepetition(let text): repetition.type(text)
    case .createAccount: createAccount()
    case .back: navigation.back()
    }
  }

  func leave() {
    submission.clear()
    password.clear()
    repetition.clear()
  }

  private func createAccount() {
    guard !submission.isRunning else { return }
    submission.clear()
    email.check(FieldRule.email.problem)
    password.check(FieldRule.newPassword.problem)
    repetition.problem =
      OpaqueString.enforced(repetition.text) == OpaqueString.enforced(password.text)
      ? nil : "Type the same password again."
    guard [email, password, repetition].allSatisfy({ $0.problem == nil }) else { return }
    let (address, secret) = (email.send(), password.send())
    _ = repetition.send()
    submission.run { [auth] () throws(ServiceError) in
      try await auth.signUp(email: address.string.trimmed, password: secret.string)
    } then: { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<User, ServiceError>) -> String? {
    switch result {
    case .success(let user):
      email.clearSent()
      password.clearSent()
      repetition.clearSent()
      navigation.signedIn(user)
      return nil
    case .failure(let error):
      email.answer(error.fields["email"])
      password.answer(error.fields["password"])
      repetition.answer(error.fields["passwordConfirm"])
      return error.message(besides: email, password, repetition)
    }
  }
}
