import Composition

/// The places around signing in.
enum AuthRoute: Codable, Hashable {
  case signUp
  case forgotPassword
}

/// Navigation around signing in.
final class AuthCoordinator: Coordinator<AuthRoute> {}
