import CompositionTestSupport
import Models
import Services

/// A profile service that deletes an account when its gate is opened, whatever becomes of who asked.
struct GatedProfileService: ProfileService {
  let gate: Gate

  func profile() async throws(ServiceError) -> DatedUser { throw .cancelled }
  func update(_ changes: ProfileChanges) async throws(ServiceError) -> User { throw .cancelled }
  func finishOnboarding() async throws(ServiceError) -> User { throw .cancelled }
  func deleteAccount() async throws(ServiceError) { await gate.pass() }
}
