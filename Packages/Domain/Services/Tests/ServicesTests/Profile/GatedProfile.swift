import CompositionTestSupport
import Models
import Synchronization

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

/// A service that looks, at each change, what this device keeps of those that were not sent.
struct WitnessedProfileService: ProfileService {
  final class Kept: Sendable {
    private let values = Mutex<[[ProfileChanges]]>([])

    var all: [[ProfileChanges]] { values.withLock { $0 } }
    func append(_ changes: [ProfileChanges]) { values.withLock { $0.append(changes) } }
  }

  let base: any ProfileService
  let storage: any ProfileEditStorage
  let kept = Kept()

  func profile() async throws(ServiceError) -> DatedUser { try await base.profile() }
  func finishOnboarding() async throws(ServiceError) -> User { try await base.finishOnboarding() }
  func deleteAccount() async throws(ServiceError) { try await base.deleteAccount() }

  func update(_ changes: ProfileChanges) async throws(ServiceError) -> User {
    kept.append(try await storage.load()?.queue.edits.map(\.changes) ?? [])
    return try await base.update(changes)
  }
}

extension ProfileDesk {
  func launch(heldAt point: EditPoint, by gate: Gate) async throws -> ProfileStore {
    try await launch(
      service: GatedProfileService(base: device.profile, point: point, gate: gate),
      storage: GatedEditStorage(base: edits, point: point, gate: gate))
  }
}
