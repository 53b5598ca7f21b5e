import Composition
import Models

/// The states that the app as a whole can be in.
enum AppState: MachineState {
  /// Finding out who is there.
  case loading
  /// Nobody is signed in.
  case unauthenticated
  /// Somebody is signed in for the first time and goes through the steps.
  case onboarding(OnboardingStep)
  /// Somebody is signed in and uses the app.
  case authenticated(User)
  /// Something keeps the app from going on.
  case error(AppError)

  /// A state without its payload.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case loading, unauthenticated, onboarding, authenticated, error
  }

  /// Which kind this state is of.
  var kind: Kind {
    switch self {
    case .loading: .loading
    case .unauthenticated: .unauthenticated
    case .onboarding: .onboarding
    case .authenticated: .authenticated
    case .error: .error
    }
  }

  /// The legal moves: all of them, and no others.
  static let transitions = TransitionTable<Kind>([
    .loading: [.unauthenticated, .authenticated, .error],
    .unauthenticated: [.onboarding, .authenticated, .error],
    .onboarding: [.onboarding, .authenticated, .unauthenticated],
    .authenticated: [.unauthenticated, .error],
    .error: [.loading, .unauthenticated],
  ])
}

/// What can keep the app from going on.
enum AppError: String, Equatable, Sendable, CaseIterable {
  /// The server is needed and can't be reached.
  case networkUnavailable
  /// The server ended the session.
  case sessionExpired
  /// The server is closed for a while.
  case maintenanceMode
}

extension AppState: CustomStringConvertible {
  /// The state for logs and flows: kind, step and error, never the person.
  var description: String {
    switch self {
    case .loading, .unauthenticated, .authenticated: kind.rawValue
    case .onboarding(let step): "onboarding(\(step.rawValue))"
    case .error(let error): "error(\(error.rawValue))"
    }
  }
}
