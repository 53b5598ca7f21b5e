import Analytics
import Composition
import CompositionTestSupport
import InMemoryServices
import Models
import Onboarding
import Services

/// One run through the feature with services in memory, and what the feature asked the app for.
@MainActor final class Journey {
  let monitor = IdleMonitor()
  let gate = Gate(isOpen: true)
  let auth: InMemoryAuthService
  let profile: InMemoryProfileService
  let stored = InMemoryPreferencesService()
  let preferences: PreferencesStore
  let events = InMemorySink()
  private let navigation = RecordedNavigation()
  private(set) lazy var feature = makeFeature()
  private let user: User
  private let hint: SignInHint?

  init(user: User = .ada, hint: SignInHint? = nil) {
    self.user = user
    self.hint = hint
    auth = InMemoryAuthService(accounts: [(user, .password)])
    profile = InMemoryProfileService(user: user)
    preferences = PreferencesStore(service: stored)
  }

  var calls: [String] { navigation.calls }
  var users: [User] { navigation.users }

  /// Runs a journey with a monitor that knows when it has come to rest.
  static func run(
    user: User = .ada, hint: SignInHint? = nil, _ body: @MainActor (Journey) async throws -> Void
  ) async rethrows {
    let journey = Journey(user: user, hint: hint)
    try await IdleMonitor.$current.withValue(journey.monitor) { try await body(journey) }
  }

  func step(_ step: OnboardingStep) -> any ScreenModel {
    feature.stepScreen(step, user: user)
  }

  func settle() async {
    await monitor.untilIdle()
  }

  private func makeFeature() -> any OnboardingAPI {
    OnboardingFactory.make(
      auth: GatedAuthService(base: auth, gate: gate), profile: GatedProfileService(base: profile, gate: gate),
      preferences: preferences, hint: hint, analytics: AnalyticsClient(sinks: [events], consent: .granted),
      clock: VirtualClock(),
      navigation: navigation)
  }
}

@MainActor private final class RecordedNavigation: OnboardingNavigation {
  private(set) var calls: [String] = []
  private(set) var users: [User] = []

  func showSignUp() { calls.append("showSignUp") }
  func showForgotPassword() { calls.append("showForgotPassword") }
  func back() { calls.append("back") }

  func signedIn(_ user: User) {
    calls.append("signedIn")
    users.append(user)
  }

  func showStep(_ step: OnboardingStep) { calls.append("showStep \(step)") }

  func finished(_ user: User) {
    calls.append("finished")
    users.append(user)
  }

  func cancelled() { calls.append("cancelled") }
}

extension User {
  static let ada = User(id: "1", email: "ada@example.com")
}

extension String {
  static let password = "correct horse"
}

extension ServiceError {
  /// One failure of each kind that a person is told about, with all the fields that a server may find fault with.
  static let all: [ServiceError] = [
    .networkTrouble(message: "The server can't be reached. Try again."),
    .maintenance(message: "The server is down. Try again later."),
    .refused(message: "No. Try something else."),
    .invalid(
      message: "Not accepted.",
      fields: [
        "email": "Bad email.", "password": "Bad password.", "passwordConfirm": "Bad repetition.",
        "name": "Bad name.", "bio": "Bad bio.",
      ]),
    .storage(message: "This device is full."),
  ]

  /// What a form says on the whole: nothing when its fields say what is wrong.
  var messages: [String] { fields.isEmpty ? [message] : [] }
}
