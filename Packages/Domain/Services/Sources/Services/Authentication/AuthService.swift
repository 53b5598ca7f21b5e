import Models

/// Signs people up, in and out, and keeps their session on the device.
public protocol AuthService: Sendable {
  /// The session of the last launch, not validated.
  ///
  /// - Throws: `.storage` when the device's secret store cannot be read now; a session that is there but makes no
  ///   sense is set aside instead and reported in the result.
  func storedSession() async throws(ServiceError) -> StoredSession

  /// Asks the server whether the stored session still holds and takes over the token and the user that it answers.
  ///
  /// - Throws: `.refused` when the session has ended or there is none; anything else is no refusal.
  func validateSession() async throws(ServiceError) -> User

  /// Signs a person in. The session counts, and is stored once it is taken over: see `keepSession(of:)`.
  ///
  /// - Throws: `.refused` for a wrong address or password; `.invalid` with the field `password` for what can be none.
  func signIn(email: String, password: String) async throws(ServiceError) -> User

  /// Makes an account and signs it in. The session counts, and is stored once it is taken over.
  ///
  /// - Throws: `.invalid` with the fields `email`, `password` when the server does not accept them.
  func signUp(email: String, password: String) async throws(ServiceError) -> User

  /// Stores the session of somebody who has just signed in, for the next launch. It is for whoever takes the session over:
  /// a sign-in may be given up when the server has answered already.
  func keepSession(of user: User) async

  /// Asks for a message with a link to choose a new password. The answer does not tell whether there is such an account.
  func requestPasswordReset(email: String) async throws(ServiceError)

  /// Forgets the session on this device.
  func signOut() async throws(ServiceError)
}

/// What the device knew about a session.
public enum StoredSession: Equatable, Sendable {
  /// Nobody was signed in.
  case none
  /// Somebody was signed in; whether the session still holds is for the server to say.
  case found(User)
  /// There was something that is no session; it was set aside under a name.
  case setAside(name: String)
}
