/// A demo account that the sign-in screen tells everybody about. Its password is no secret, and its server is one for
/// trying the app out, which sends no messages.
public struct SignInHint: Equatable, Sendable {
  /// The address of the account.
  public let email: String
  /// The password of the account, as it will be shown.
  public let password: String

  /// Makes a hint.
  public init(email: String, password: String) {
    self.email = email
    self.password = password
  }
}
