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
    /// It will get them when it can be reached; the message says why it could not.
    case pending(message: String)
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
  public func load() async {
    do {
      guard let stored = try await service.stored() else { return }
      apply(stored.preferences)
      syncState = stored.isPending ? .pending(message: "Not sent yet.") : .synced
    } catch {
      syncState = .pending(message: error.message)
    }
  }

  /// Returns when the last change was stored on the device and the server was asked to take it.
  public func finishSaving() async {
    await effects.wait(for: "save")
  }

  /// Sends what is pending, or else takes over what the server has.
  public func refresh() async {
    guard !effects.isRunning("save") else { return }
    if case .pending = syncState { return await save(preferences) }
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
  public func reset() async {
    effects.cancelAll()
    apply(Preferences())
    syncState = .synced
    do {
      try await service.forget()
    } catch {
      syncState = .pending(message: error.message)
    }
  }

  private func apply(_ preferences: Preferences) {
    guard self.preferences != preferences else { return }
    self.preferences = preferences
    onChange(preferences)
  }

  private func save(_ preferences: Preferences) async {
    do {
      try await service.store(StoredPreferences(preferences, isPending: true))
      try await service.send(preferences)
      guard self.preferences == preferences else { return }
      try await service.store(StoredPreferences(preferences, isPending: false))
      syncState = .synced
    } catch .cancelled {
      return
    } catch {
      syncState = .pending(message: error.message)
    }
  }
}
