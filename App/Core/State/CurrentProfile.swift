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
  @ObservationIgnored private let onRefusal: @MainActor () -> Void

  /// Makes the place for a store; nobody is signed in.
  init(
    service: any ProfileService, storage: any ProfileEditStorage, now: @escaping @Sendable () -> Date,
    onRefusal: @escaping @MainActor () -> Void
  ) {
    self.service = service
    self.storage = storage
    self.now = now
    self.onRefusal = onRefusal
  }

  /// Whether the server does not have all that the person has edited.
  var isPending: Bool { store.map { $0.syncState != .synced } ?? false }

  /// The store of a person, made when it is first asked for.
  ///
  /// - Parameters:
  ///   - user: the person, as last known.
  ///   - isCurrent: whether the server has just told so.
  func store(of user: User, isCurrent: Bool) -> ProfileStore {
    if let store, store.user.id == user.id { return store }
    let store = ProfileStore(
      user: user, isCurrent: isCurrent, service: service, storage: storage, now: now, onRefusal: onRefusal)
    self.store = store
    return store
  }

  /// Asks the server for the record and sends it what it has not got yet.
  func refresh() async {
    await store?.refresh()
  }

  /// Returns when all edits are on this device and the server was asked to take them.
  func finishSaving() async {
    await store?.finishSaving()
  }

  /// Forgets the person and what this device keeps of their profile.
  ///
  /// - Throws: why this device could not forget it.
  func reset() async throws(ServiceError) {
    let ended = store
    store = nil
    guard let ended else { return try await storage.remove() }
    try await ended.reset()
  }
}
