/// An account that anybody may try the app with. Its password is no secret: the app shows it on the sign-in screen.
public struct DemoAccount: Sendable, Equatable {
  /// The address to sign in with.
  public let email: String
  /// The password to sign in with, 8 characters up to 71 bytes.
  public let password: String
  /// The user's name, up to 100 characters.
  public let name: String

  /// Makes an account.
  ///
  /// - Parameters:
  ///   - email: the address to sign in with.
  ///   - password: the password to sign in with, 8 characters up to 71 bytes.
  ///   - name: the user's name, up to 100 characters.
  public init(email: String, password: String, name: String) {
    self.email = email
    self.password = password
    self.name = name
  }

  /// The account that an embedded backend has unless told otherwise.
  public static let standard = DemoAccount(
    email: "demo@app.example", password: "demo-account", name: "Ada Lovelace")
}
