import Composition
import Models
import Observation

/// The preferences in use. A change counts at once; storing it on the device and sending it to the server follow,
/// and what the server doesn't have yet stays pending until it does.
///
/// Nothing is sent before the server was asked what it has: only what the person changed replaces that.
@Observable @MainActor
public final class PreferencesStore {
  /// The preferences in use.
  public private(set) var preferences = Preferences()
  /// Whether the server has them.
  public private(set) var syncState = SyncState.synced
  @ObservationIgnored private let service: any PreferencesService
  @ObservationIgnored private let onChange: @MainActor (Preferences) -> Void
  @ObservationIgnored private let effects = Effects()
  /// What the person changed since the server last agreed.
  @ObservationIgnored private var changes: Set<PreferenceField> = []
  /// Raised by everything that makes the answer to an earlier question worthless.
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private var lastWrite: Task<ServiceError?, Never>?

  /// Makes a store with the preferences of somebody who has chosen nothing.
  ///
  /// - Parameters:
  ///   - service: keeps the preferences.
  ///   - onChange: told of every change at once, for what must follow without delay, such as analytics consent.
  public init(
    service: any PreferencesService, onChange: @escaping @MainActor (Preferences) -> Void = { _ in }
  ) {
    self.service = service
    self.onChange = onChange
  }

  /// Changes the preferences, at once.
  ///
  /// - Parameter change: makes the change.
  public func update(_ change: (inout Preferences) -> Void) {
    var changed = preferences
    change(&changed)
    guard changed != preferences else { return }
    generation += 1
    changes.formUnion(PreferenceField.differing(preferences, changed))
    apply(changed)
    startSynchronizing()
  }

  /// Takes over the preferences on this device, for somebody who has just been recognised.
  ///
  /// - Throws: why there are none to take over although there were some; those of the server come with the next refresh.
  public func load() async throws(ServiceError) {
    let asked = generation
    guard let stored = try await service.stored(), asked == generation else { return }
    generation += 1
    changes = stored.pendingChanges
    apply(stored.preferences)
    syncState = stored.isPending ? .pending(message: "Not sent yet.") : .synced
  }

  /// Returns when the last change was stored on the device and the server was asked to take it.
  public func finishSaving() async {
    await effects.wait(for: "synchronize")
  }

  /// Takes over what the server has, except for what is pending, and sends that.
  public func refresh() async {
    startSynchronizing()
    await effects.wait(for: "synchronize")
  }

  /// Goes back to the preferences of somebody who has chosen nothing, and forgets those on this device.
  ///
  /// - Throws: why this device could not forget them.
  public func reset() async throws(ServiceError) {
    effects.cancelAll()
    generation += 1
    changes = []
    apply(Preferences())
    syncState = .synced
    let error = await write { [service] () async throws(ServiceError) in try await service.forget() }
    if let error { throw error }
  }

  private func apply(_ preferences: Preferences) {
    guard self.preferences != preferences else { return }
    self.preferences = preferences
    onChange(preferences)
  }

  /// Work that already runs notices changes by itself, so that there is never more than one writer.
  private func startSynchronizing() {
    guard !effects.isRunning("synchronize") else { return }
    effects.run("synchronize") { [weak self] in await self?.synchronize() }
  }

  private func synchronize() async {
    var done: Int?
    while done != generation, !Task.isCancelled {
      done = generation
      await synchronize(generation)
    }
  }

  private func synchronize(_ current: Int) async {
    let isKept = changes.isEmpty && syncState == .synced
    let storageError = isKept ? nil : await store()
    guard current == generation else { return }
    do {
      let theirs = try await service.fetch()
      guard current == generation else { return }
      let merged = theirs?.taking(changes, from: preferences) ?? preferences
      apply(merged)
      if merged != theirs, !changes.isEmpty { try await service.send(merged) }
      guard current == generation else { return }
      changes = []
      settle(theirs == nil && isKept ? nil : await store(), current)
    } catch {
      guard error != .cancelled else { return }
      settle(storageError, current, serverError: error)
    }
  }

  private func settle(_ storageError: ServiceError?, _ current: Int, serverError: ServiceError? = nil) {
    guard current == generation else { return }
    if let storageError {
      syncState = .unstored(message: storageError.message)
    } else if let serverError, !changes.isEmpty {
      syncState = .pending(message: serverError.message)
    } else {
      syncState = .synced
    }
  }

  private func store() async -> ServiceError? {
    let stored = StoredPreferences(preferences, changes: changes)
    return await write { [service] () async throws(ServiceError) in try await service.store(stored) }
  }

  /// Writes to the device one after the other, so that nothing old is written after what is new or forgotten.
  private func write(
    _ write: @escaping @Sendable () async throws(ServiceError) -> Void
  ) async -> ServiceError? {
    let earlier = lastWrite
    let task = Task { () async -> ServiceError? in
      _ = await earlier?.value
      do throws(ServiceError) {
        try await write()
        return nil
      } catch {
        return error
      }
    }
    lastWrite = task
    return await task.value
  }
}
