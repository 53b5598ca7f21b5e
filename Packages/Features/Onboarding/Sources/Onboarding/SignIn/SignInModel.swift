import Composition
import Models
import Observation
import Screens
import Services

@Observable @MainActor
final class SignInModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case editEmail(TypedText)
    case editPassword(TypedText)
    case signIn
    case createAccount
    case forgotPassword
  }

  private var email = FormField()
  private var password = FormField()
  private let submission = Submission()
  private let hint: SignInHint?
  @ObservationIgnored private let auth: any AuthService
  @ObservationIgnored private let navigation: any OnboardingNavigation

  init(auth: any AuthService, hint: SignInHint?, navigation: any OnboardingNavigation) {
    self.auth = auth
    self.hint = hint
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(id: "onboarding.signIn", title: "Sign in") {
      Section(footer: hint?.sentence) {
        email.element("Email", kind: .email, action: Action.editEmail)
        password.element("Password", kind: .password, action: Action.editPassword)
        if let message = submission.message { message }
        submission.button("Sign in", running: "Signing in…", action: Action.signIn)
      }
      Section {
        Button("Create account", action: Action.createAccount)
        Button("Forgot password?", action: Action.forgotPassword)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .editEmail(let text): email.type(text)
    case .editPassword(let text): password.type(text)
    case .signIn: signIn()
    case .createAccount: navigation.showSignUp()
    case .forgotPassword: navigation.showForgotPassword()
    }
  }

  func leave() {
    submission.clear()
    password.clear()
  }

  private func signIn() {
    guard !submission.isRunning else { return }
    submission.clear()
    email.check(FieldRule.email.problem)
    password.check(FieldRule.password.problem)
    guard email.problem == nil, password.problem == nil else { return }
    let (address, secret) = (email.send(), password.send())
    submission.run { [auth] () throws(ServiceError) in
      try await auth.signIn(email: address.string.trimmed, password: secret.string)
    } then: { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<User, ServiceError>) -> String? {
    switch result {
    case .success(let user):
      email.clearSent()
      password.clearSent()
      navigation.signedIn(user)
      return nil
    case .failure(.refused(let message)):
      password.clearSent()
      return message
    case .failure(let error):
      email.answer(error.fields["email"])
      password.answer(error.fields["password"])
      return error.message(besides: email, password)
    }
  }
}

extension SignInHint {
  fileprivate var sentence: String { "Try the demo account: \(email) with the password \(password)." }
}
