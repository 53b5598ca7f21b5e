import Models
import Networking

/// Signs people up, in and out over the wire API.
public struct LiveAuthService: AuthService {
  private let client: APIClient
  private let store: SessionStore
  private let authentication: SessionAuthentication

  /// Makes the service.
  ///
  /// - Parameters:
  ///   - client: sends the requests.
  ///   - store: keeps the session.
  ///   - authentication: renews the session.
  public init(client: APIClient, store: SessionStore, authentication: SessionAuthentication) {
    self.client = client
    self.store = store
    self.authentication = authentication
  }

  /// The session of the last launch.
  public func storedSession() async throws(ServiceError) -> StoredSession {
    try await store.load()
  }

  /// Renews the session, which is how the wire API validates one. A renewal that is under way already will do.
  public func validateSession() async throws(ServiceError) -> User {
    guard let session = await store.session else {
      throw .sessionEnded
    }
    return try await authentication.validated(session).user
  }

  /// Signs a person in.
  public func signIn(email: String, password: String) async throws(ServiceError) -> User {
    let password = try Self.prepared(password, by: .password)
    let session: Session
    do {
      session = try await client.send(.signIn(email: email.trimmed, password: password))
        .session(knownEmail: email.trimmed)
    } catch .rejected(let rejection) where [400, 401, 403].contains(rejection.status) {
      throw .refused(message: "Wrong email or password. Try again, or reset your password.")
    } catch {
      throw ServiceError(error)
    }
    try await store.beginProvisionally(session)
    return session.user
  }

  /// Makes an account and signs it in. One that an earlier try has made, whose answer got lost, is only signed in.
  public func signUp(email: String, password: String) async throws(ServiceError) -> User {
    let password = try Self.prepared(password, by: .newPassword)
    do {
      _ = try await client.send(.signUp(email: email.trimmed, password: password))
    } catch .rejected(let rejection) where rejection.fields["email"]?.code == "validation_not_unique" {
      return try await signIn(
        toAccountThatMayBeOnesOwn: email, password: password, otherwise: ServiceError(.rejected(rejection)))
    } catch {
      throw ServiceError(error)
    }
    do {
      return try await signIn(email: email, password: password)
    } catch .networkTrouble(let message) {
      throw .networkTrouble(message: Self.accountWasMade + message)
    } catch .busy(let message) {
      throw .busy(message: Self.accountWasMade + message)
    } catch .maintenance(let message) {
      throw .maintenance(message: Self.accountWasMade + message)
    }
  }

  /// The password as the wire API has it, however a keyboard has written it.
  private static func prepared(_ password: String, by rule: FieldRule) throws(ServiceError) -> String {
    if let prepared = OpaqueString.enforced(password) { return prepared }
    let problem = rule.problem(in: password) ?? ""
    throw .invalid(message: problem, fields: ["password": problem])
  }

  private static let accountWasMade = "Your account was made, but you are not signed in yet. "

  /// Only who knows the password of the account learns anything that its address doesn't tell.
  private func signIn(
    toAccountThatMayBeOnesOwn email: String, password: String, otherwise refusal: ServiceError
  ) async throws(ServiceError) -> User {
    do {
      return try await signIn(email: email, password: password)
    } catch .refused {
      throw refusal
    }
  }

  /// Asks for a message with a link to choose a new password.
  public func requestPasswordReset(email: String) async throws(ServiceError) {
    do {
      _ = try await client.send(.requestPasswordReset(email: email.trimmed))
    } catch {
      throw ServiceError(error)
    }
  }

  /// Stores the session, if it is still the person's.
  public func keepSession(of user: User) async {
    await store.keep(user.id)
  }

  /// Forgets the session on this device.
  public func signOut() async throws(ServiceError) {
    try await store.end()
  }
}

private struct SignInBody: Encodable, Sendable {
  let identity: String
  let password: String
}

private struct SignUpBody: Encodable, Sendable {
  let email: String
  let password: String
  let passwordConfirm: String
}

extension APIRequest<AuthenticatedRecord> {
  fileprivate static func signIn(email: String, password: String) -> Self {
    APIRequest(
      .post, ["api", "collections", "users", "auth-with-password"],
      body: SignInBody(identity: email, password: password))
  }
}

extension APIRequest<UserRecord> {
  fileprivate static func signUp(email: String, password: String) -> Self {
    APIRequest(
      .post, ["api", "collections", "users", "records"],
      body: SignUpBody(email: email, password: password, passwordConfirm: password))
  }
}

extension APIRequest<NoContent> {
  fileprivate static func requestPasswordReset(email: String) -> Self {
    APIRequest(.post, ["api", "collections", "users", "request-password-reset"], body: ["email": email])
  }
}
