import Models

@testable import Services

/// Where an edit is on its way.
enum EditPoint: CaseIterable, Sendable {
  case storing, stored, fetching, beforeUpdate, afterUpdate
}

/// A service whose calls wait at a gate at one point.
struct GatedProfileService: ProfileService {
  let base: any ProfileService
  let point: EditPoint
  let gate: Gate

  func profile() async throws(ServiceError) -> DatedUser {
    let answer = try await base.profile()
    if point == .fetching { await gate.pass() }
    return answer
  }

  func update(_ changes: ProfileChanges) async throws(ServiceError) -> User {
    if point == .beforeUpdate { await gate.pass() }
    let answer = try await base.update(changes)
    if point == .afterUpdate { await gate.pass() }
    return answer
  }

  func finishOnboarding() async throws(ServiceError) -> User { try await base.finishOnboarding() }
  func deleteAccount() async throws(ServiceError) { try await base.deleteAccount() }
}

/// A storage whose calls for saving an edit wait at a gate before or after they did it.
struct GatedEditStorage: ProfileEditStorage {
  let base: any ProfileEditStorage
  let point: EditPoint
  let gate: Gate

  func load() async throws(ServiceError) -> StoredProfile? { try await base.load() }
  func remove() async throws(ServiceError) { try await base.remove() }

  func save(_ profile: StoredProfile) async throws(ServiceError) {
    if point == .storing, !profile.queue.isEmpty { await gate.pass() }
    try await base.save(profile)
    if point == .stored, !profile.queue.isEmpty { await gate.pass() }
  }
}

extension ProfileDesk {
  func launch(heldAt point: EditPoint, by gate: Gate) async throws -> ProfileStore {
    try await launch(
      service: GatedProfileService(base: device.profile, point: point, gate: gate),
      storage: GatedEditStorage(base: edits, point: point, gate: gate))
  }
}
