import Foundation
import Models
import Observation
import Services

/// The profile of whoever is signed in: one store for as long as they are.
@Observable @MainActor
final class CurrentProfile {
  private var store: ProfileStore?
  @ObservationIgnored private let service: any ProfileService
  @ObservationIgnored private let storage: any ProfileEditStorage
  @ObservationIgnored private let now: @Sendable () -> Date

  /// Makes the place for a store; nobody is signed in.
  init(service: any ProfileService, storage: any ProfileEditStorage, now: @escaping @Sendable () -> Date) {
    self.service = service
    self.storage = storage
    self.now = now
  }

  /// Whether there are edits that the server has not got yet and that it could take, or it could not be asked.
  var waitsForServer: Bool {
    guard let store else { return false }
    return store.asOf != nil || (store.hasUnsentEdits && store.conflict == nil)
  }

  /// The store of a person, made when it is first asked for.
  ///
  /// - Parameters:
  ///   - user: the person, as last known.
  ///   - isCurrent: whether the server has just told so.
  @discardableResult
  func begin(_ user: User, isCurrent: Bool) -> ProfileStore {
    if let store, store.user.id == user.id { return store }
    let store = ProfileStore(user: user, isCurrent: isCurrent, service: service, storage: storage, now: now)
    self.store = store
    return store
  }

  /// Asks the server for the record and sends it what it has not got yet.
  ///
  /// - Returns: whether it answered.
  func refresh() async -> Bool {
    await store?.refresh() ?? true
  }

  /// Returns when all edits are on this device and the server was asked to take them.
  func finishSaving() async {
    await store?.finishSaving()
  }

  /// Whether something is on its way to this device's disc.
  var isStoring: Bool { store?.isStoring == true }

  /// Returns when all edits that the server has not got are on this device.
  ///
  /// - Returns: why they aren't, if they could not be stored.
  func finishStoring() async -> ServiceError? {
    await store?.finishStoring()
  }

  /// Forgets the person and what this device keeps of their profile. Until that is done the store is still theirs, though
  /// nothing can be changed in it.
  ///
  /// - Parameter keepsUnsent: whether edits that were not sent yet stay on this device.
  /// - Throws: why this device could not forget it.
  func reset(keepsUnsent: Bool) async throws(ServiceError) {
    guard let ended = store else {
      if !keepsUnsent { try await storage.remove() }
      return
    }
    defer { store = nil }
    try await ended.reset(keepsUnsent: keepsUnsent)
  }
}
