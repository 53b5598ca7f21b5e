import Models
import Services
import Synchronization

/// Accounts in memory, for tests and previews.
public final class InMemoryAuthService: AuthService {
  private struct State {
    var accounts: [String: (password: String, user: User)]
    var signedIn: User?
    var resets: [String] = []
  }

  private let state: Mutex<State>
  /// What every call fails with.
  public let failures = Failures()

  /// Makes a service that knows some people.
  ///
  /// - Parameters:
  ///   - accounts: the people and their passwords.
  ///   - signedIn: who was signed in at the last launch.
  public init(accounts: [(user: User, password: String)] = [], signedIn: User? = nil) {
    let known = accounts.map { ($0.user.email, (password: $0.password, user: $0.user)) }
    state = Mutex(State(accounts: Dictionary(known) { $1 }, signedIn: signedIn))
  }

  /// Who is signed in now.
  public var signedIn: User? { state.withLock(\.signedIn) }
  /// The addresses for which a new password was asked for.
  public var passwordResets: [String] { state.withLock(\.resets) }

  /// Who was signed in.
  public func storedSession() async throws(ServiceError) -> StoredSession {
    try failures.check()
    return signedIn.map { .found($0) } ?? .none
  }

  /// Who is signed in, or a refusal.
  public func validateSession() async throws(ServiceError) -> User {
    try failures.check()
    guard let signedIn else { throw .refused(message: "Your session has ended. Sign in again.") }
    return signedIn
  }

  /// Signs a known person in.
  public func signIn(email: String, password: String) async throws(ServiceError) -> User {
    try failures.check()
    let user = state.withLock { state -> User? in
      guard let account = state.accounts[email], account.password == password else { return nil }
      state.signedIn = account.user
      return account.user
    }
    guard let user else { throw .refused(message: "Wrong email or password. Try again.") }
    return user
  }

  /// Makes an account and signs it in.
  public func signUp(email: String, password: String) async throws(ServiceError) -> User {
    try failures.check()
    let user = state.withLock { state -> User? in
      guard state.accounts[email] == nil else { return nil }
      let user = User(id: "user\(state.accounts.count + 1)", email: email)
      state.accounts[email] = (password, user)
      state.signedIn = user
      return user
    }
    guard let user else {
      throw .invalid(
        message: "The account could not be made.", fields: ["email": "Already used by an account."])
    }
    return user
  }

  /// Does nothing: whoever signs in is remembered.
  public func keepSession(of user: User) async {}

  /// Remembers who asked for a new password.
  public func requestPasswordReset(email: String) async throws(ServiceError) {
    try failures.check()
    state.withLock { $0.resets.append(email) }
  }

  /// Forgets who is signed in.
  public func signOut() async throws(ServiceError) {
    try failures.check()
    state.withLock { $0.signedIn = nil }
  }
}
