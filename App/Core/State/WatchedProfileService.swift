import Models
import Services

/// Tells who asked to be told that the server has refused the session.
@MainActor
final class RefusalRelay {
  var onRefusal: @MainActor @Sendable () -> Void = {}
}

/// A profile service whose refusals make the app look whether the session still holds: what a screen sees as one
/// request that failed may be the end of the session.
struct WatchedProfileService: ProfileService {
  private let service: any ProfileService
  private let refusals: RefusalRelay

  init(_ service: any ProfileService, refusals: RefusalRelay) {
    self.service = service
    self.refusals = refusals
  }

  func profile() async throws(ServiceError) -> DatedUser {
    try await watch { () async throws(ServiceError) in try await service.profile() }
  }

  func update(_ changes: ProfileChanges) async throws(ServiceError) -> User {
    try await watch { () async throws(ServiceError) in try await service.update(changes) }
  }

  func finishOnboarding() async throws(ServiceError) -> User {
    try await watch { () async throws(ServiceError) in try await service.finishOnboarding() }
  }

  func deleteAccount() async throws(ServiceError) {
    try await watch { () async throws(ServiceError) in try await service.deleteAccount() }
  }

  private func watch<Result: Sendable>(
    _ work: () async throws(ServiceError) -> Result
  ) async throws(ServiceError) -> Result {
    do {
      return try await work()
    } catch {
      if case .refused = error { await refusals.onRefusal() }
      throw error
    }
  }
}
