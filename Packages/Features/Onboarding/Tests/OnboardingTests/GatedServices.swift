import CompositionTestSupport
import Models
import Services

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

  func keepSession(of user: User) async {
    await base.keepSession(of: user)
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
