import Composition

/// The places around signing in.
enum AuthRoute: Hashable, Sendable {
  case signUp
  case forgotPassword
}

/// Navigation around signing in.
final class AuthCoordinator: Coordinator<AuthRoute> {}
