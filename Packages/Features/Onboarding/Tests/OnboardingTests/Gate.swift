import Models
import Services
import Synchronization

/// Holds requests back while it is closed, whatever becomes of those who asked, and counts them.
final class Gate: Sendable {
  private struct State {
    var isOpen = true
    var arrivals = 0
    var held: [CheckedContinuation<Void, Never>] = []
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// How many requests have come.
  var arrivals: Int { state.withLock(\.arrivals) }

  func close() {
    state.withLock { $0.isOpen = false }
  }

  func open() {
    let held = state.withLock { state in
      defer { state.held = [] }
      state.isOpen = true
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  /// Returns when a request is held.
  func untilHeld() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isHeld = state.withLock { state in
        if state.held.isEmpty { state.watchers.append(continuation) }
        return !state.held.isEmpty
      }
      if isHeld { continuation.resume() }
    }
  }

  func pass() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let resumed = state.withLock { state in
        state.arrivals += 1
        guard !state.isOpen else { return [continuation] }
        defer { state.watchers = [] }
        state.held.append(continuation)
        return state.watchers
      }
      for continuation in resumed { continuation.resume() }
    }
  }
}

struct GatedAuthService: AuthService {
  let base: any AuthService
  let gate: Gate

  func storedSession() async throws(ServiceError) -> StoredSession {
    try await base.storedSession()
  }

  func validateSession() async throws(ServiceError) -> User {
    try await base.validateSession()
  }

  func signIn(email: String, password: String) async throws(ServiceError) -> User {
    await gate.pass()
    return try await base.signIn(email: email, password: password)
  }

  func signUp(email: String, password: String) async throws(ServiceError) -> User {
    await gate.pass()
    return try await base.signUp(email: email, password: password)
  }

  func requestPasswordReset(email: String) async throws(ServiceError) {
    await gate.pass()
    try await base.requestPasswordReset(email: email)
  }

  func signOut() async throws(ServiceError) {
    try await base.signOut()
  }
}

struct GatedProfileService: ProfileService {
  let base: any ProfileService
  let gate: Gate

  func profile() async throws(ServiceError) -> DatedUser {
    try await base.profile()
  }

  func update(_ changes: ProfileChanges) async throws(ServiceError) -> User {
    await gate.pass()
    return try await base.update(changes)
  }

  func finishOnboarding() async throws(ServiceError) -> User {
    await gate.pass()
    return try await base.finishOnboarding()
  }

  func deleteAccount() async throws(ServiceError) {
    try await base.deleteAccount()
  }
}
