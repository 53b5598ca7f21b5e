import Composition
import Models
import Observation

/// The preferences in use. A change counts at once; storing it on the device and sending it to the server follow,
/// and what the server doesn't have yet stays pending until it does.
///
/// Nothing is sent before the server was asked what it has: only what the person changed replaces that. Where it was
/// changed elsewhere as well, the person is told.
@Observable @MainActor
public final class PreferencesStore {
  /// The preferences in use.
  public private(set) var preferences = Preferences()
  /// Whether the server has them.
  public private(set) var syncState = SyncState.synced
  /// What was changed differently on another device, until the person knows.
  public private(set) var conflicts: [PreferenceConflict] = []
  @ObservationIgnored private let service: any PreferencesService
  @ObservationIgnored private let onChange: @MainActor (Preferences) -> Void
  @ObservationIgnored private let effects = Effects()
  /// What the person changed since the server last agreed.
  private var changes: Set<PreferenceField> = []
  /// What the server may have without another device having changed it; empty while the server was never seen.
  @ObservationIgnored private var known: [Preferences] = []
  /// Raised by everything that makes the answer to an earlier question worthless.
  @ObservationIgnored private var generation = 0
  /// Whether the server answered when it was asked last.
  @ObservationIgnored private var hasAnswer = false
  private let copy: DeviceCopy<StoredPreferences>

  /// Makes a store with the preferences of somebody who has chosen nothing.
  ///
  /// - Parameters:
  ///   - service: keeps the preferences.
  ///   - onChange: told of every change of somebody's preferences at once, for what must follow without delay, such as
  ///     analytics consent.
  public init(
    service: any PreferencesService, onChange: @escaping @MainActor (Preferences) -> Void = { _ in }
  ) {
    self.service = service
    self.onChange = onChange
    copy = DeviceCopy(
      load: { () throws(ServiceError) in try await service.stored() },
      save: { value throws(ServiceError) in try await service.store(value) },
      remove: { () throws(ServiceError) in try await service.forget() })
    copy.onLoad = { [weak self] in self?.takeOver($0) }
  }

  /// Whether the server does not have all that the person changed.
  public var hasUnsentChanges: Bool { !changes.isEmpty }

  /// Whether something is on its way to this device's disc.
  public var isStoring: Bool { copy.isWriting }

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
    // Work that runs may wait long for the server; what the person wants is kept at once.
    if copy.isLoaded { write() }
    startSynchronizing()
  }

  /// The person knows of the conflicts.
  public func dismissConflicts() {
    conflicts = []
  }

  /// Takes over the preferences on this device, for somebody who has just been recognised. What they have changed already
  /// counts; everything else is as it was.
  ///
  /// - Throws: why there are none to take over although there were some; those of the server come with the next refresh.
  public func load() async throws(ServiceError) {
    try await copy.load()
  }

  private func takeOver(_ stored: StoredPreferences?) {
    guard let stored else { return }
    generation += 1
    let isChanged = hasUnsentChanges
    preferences = stored.preferences.taking(changes, from: preferences)
    changes.formUnion(stored.changes)
    known = stored.known
    copy.assume(stored)
    if isChanged { write() }
    // Also where nothing changes: what is known now was not known before.
    onChange(preferences)
    syncState = hasUnsentChanges ? .pending(message: "Not sent yet.") : .synced
  }

  /// Returns when what the server doesn't have yet is on this device.
  ///
  /// - Returns: why it isn't, if it could not be stored.
  public func finishStoring() async -> ServiceError? {
    hasUnsentChanges ? await store() : await copy.finish()
  }

  /// Returns when the last change was stored on the device and the server was asked to take it.
  public func finishSaving() async {
    await effects.wait(for: "synchronize")
  }

  /// Takes over what the server has, except for what is pending, and sends that.
  ///
  /// - Returns: whether the server answered.
  @discardableResult
  public func refresh() async -> Bool {
    startSynchronizing()
    await effects.wait(for: "synchronize")
    return hasAnswer
  }

  /// Goes back to the preferences of somebody who has chosen nothing, and forgets those on this device.
  ///
  /// - Parameter keepsUnsent: whether preferences that the server has not got yet stay on this device, for when the same
  ///   person signs in again and they are loaded.
  /// - Throws: why this device could not forget them.
  public func reset(keepsUnsent: Bool = false) async throws(ServiceError) {
    effects.cancelAll()
    generation += 1
    // What was changed before this device was read is not there yet.
    if keepsUnsent, hasUnsentChanges { _ = await store() }
    let isKept = keepsUnsent && (hasUnsentChanges || !copy.isLoaded)
    changes = []
    known = []
    conflicts = []
    preferences = Preferences()
    syncState = .synced
    if isKept { copy.leave() } else { copy.forget() }
    if let error = await copy.finish() { throw error }
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
    hasAnswer = false
    // Nothing is asked before it is known what waits for the answer.
    let loadError = await copy.prepare()
    guard current == generation else { return }
    let isKept = changes.isEmpty && syncState == .synced
    let storageError = isKept ? loadError : await store()
    guard current == generation else { return }
    do {
      let theirs = try await service.fetch()
      guard current == generation else { return }
      let merged = merge(with: theirs)
      if merged != theirs, !changes.isEmpty {
        // The server may have taken it although its answer is lost.
        known.append(merged)
        try await service.send(merged)
      }
      guard current == generation else { return }
      hasAnswer = true
      changes = []
      known = [merged]
      settle(theirs == nil && isKept ? nil : await store(), current)
    } catch {
      guard error != .cancelled, current == generation else { return }
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

  /// Takes over what the server has, except for what the person changed, and remembers what they must be told.
  private func merge(with theirs: Preferences?) -> Preferences {
    guard let theirs else { return preferences }
    let merge = PreferencesMerge(mine: preferences, changes: changes, known: known, theirs: theirs)
    conflicts.removeAll { old in merge.conflicts.contains { $0.field == old.field } }
    conflicts += merge.conflicts
    changes.subtract(merge.conflicts.filter { !$0.isMineKept }.map(\.field))
    // What is told once isn't told again when sending fails.
    known = [theirs]
    apply(merge.preferences)
    return merge.preferences
  }

  private func store() async -> ServiceError? {
    if let error = await copy.prepare() { return error }
    write()
    return await copy.finish()
  }

  private func write() {
    copy.write(StoredPreferences(preferences, changes: changes, known: known))
  }
}
