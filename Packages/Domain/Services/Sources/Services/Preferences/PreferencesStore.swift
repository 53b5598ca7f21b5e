import Composition
import Models
import Observation

/// The preferences in use. A change counts at once; storing it on the device and sending it to the server follow,
/// and what the server doesn't have yet stays pending until it does.
@Observable @MainActor
public final class PreferencesStore {
  /// The preferences in use.
  public private(set) var preferences = Preferences()
  /// Whether the server has them.
  public private(set) var syncState = SyncState.synced
  @ObservationIgnored private let service: any PreferencesService
  @ObservationIgnored private let onChange: @MainActor (Preferences) -> Void
  @ObservationIgnored private let effects = Effects()

  /// Whether the server has the preferences in use.
  public enum SyncState: Equatable, Sendable {
    /// It has.
    case synced
    /// It will get them when it can be reached; the message says why it could not. This device keeps them.
    case pending(message: String)
    /// This device could not keep them; the message says why. They count until the app ends.
    case unstored(message: String)

    /// Why the server or this device doesn't have them; nil when all is well.
    public var message: String? {
      switch self {
      case .synced: nil
      case .pending(let message), .unstored(let message): message
      }
    }
  }

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
    apply(changed)
    effects.run("save") { [weak self] in await self?.save(changed) }
  }

  /// Takes over the preferences on this device, for somebody who has just been recognised.
  ///
  /// - Throws: why there are none to take over although there were some; those of the server come with the next refresh.
  public func load() async throws(ServiceError) {
    guard let stored = try await service.stored() else { return }
    apply(stored.preferences)
    syncState = stored.isPending ? .pending(message: "Not sent yet.") : .synced
  }

  /// Returns when the last change was stored on the device and the server was asked to take it.
  public func finishSaving() async {
    await effects.wait(for: "save")
  }

  /// Sends what is pending, or else takes over what the server has.
  public func refresh() async {
    guard !effects.isRunning("save") else { return }
    guard syncState == .synced else { return await save(preferences) }
    let before = preferences
    do {
      guard let fetched = try await service.fetch(), preferences == before else { return }
      apply(fetched)
      try await service.store(StoredPreferences(fetched, isPending: false))
    } catch {
      // What is in use stays in use; the next refresh asks again.
      return
    }
  }

  /// Goes back to the preferences of somebody who has chosen nothing, and forgets those on this device.
  ///
  /// - Throws: why this device could not forget them.
  public func reset() async throws(ServiceError) {
    effects.cancelAll()
    apply(Preferences())
    syncState = .synced
    try await service.forget()
  }

  private func apply(_ preferences: Preferences) {
    guard self.preferences != preferences else { return }
    self.preferences = preferences
    onChange(preferences)
  }

  private func save(_ preferences: Preferences) async {
    let storageError = await store(preferences, isPending: true)
    do {
      try await service.send(preferences)
    } catch .cancelled {
      return
    } catch {
      syncState = storageError.map { .unstored(message: $0.message) } ?? .pending(message: error.message)
      return
    }
    guard self.preferences == preferences else { return }
    let error = await store(preferences, isPending: false)
    syncState = error.map { .unstored(message: $0.message) } ?? .synced
  }

  private func store(_ preferences: Preferences, isPending: Bool) async -> ServiceError? {
    do {
      try await service.store(StoredPreferences(preferences, isPending: isPending))
      return nil
    } catch {
      return error
    }
  }
}
