import InMemoryServices
import Models
import Testing

@testable import Services

@Suite @MainActor struct `Preferences on their way` {
  private let dark = Preferences(appearance: .dark, analyticsConsent: true)

  @Test func `to the server don't touch the next person after a reset`() async throws {
    let base = InMemoryPreferencesService(
      device: StoredPreferences(dark, changes: [.appearance, .analyticsConsent]),
      server: Preferences(textSize: .small))
    let service = GatedPreferencesService(base: base, held: .send)
    let store = PreferencesStore(service: service)
    try await store.load()
    let refresh = Task { _ = await store.refresh() }
    await service.gate.untilHeld()
    try await store.reset()
    base.failures.error = .refused(message: "Sign in first.")
    service.gate.open()
    await refresh.value
    #expect(store.syncState == .synced)
    #expect(store.preferences == Preferences())
    #expect(base.device == nil)

    base.failures.error = nil
    let theirs = Preferences(appearance: .highContrast)
    try await base.send(theirs)
    await store.refresh()
    #expect(service.sent.all == [])
    #expect(base.server == theirs)
    #expect(store.preferences == theirs)
  }

  @Test func `from the server are dropped after a reset`() async throws {
    let base = InMemoryPreferencesService(server: dark)
    let service = GatedPreferencesService(base: base, held: .fetch)
    var told: [Preferences] = []
    let store = PreferencesStore(service: service) { told.append($0) }
    let refresh = Task { _ = await store.refresh() }
    await service.gate.untilHeld()
    try await store.reset()
    service.gate.open()
    await refresh.value
    #expect(store.preferences == Preferences())
    #expect(told == [])
    #expect(base.device == nil)
  }

  @Test func `to the device are forgotten by a reset`() async throws {
    let base = InMemoryPreferencesService()
    let service = GatedPreferencesService(base: base, held: .store)
    let store = PreferencesStore(service: service)
    store.update { $0.appearance = .dark }
    await service.gate.untilHeld()
    var isReset = false
    let reset = Task {
      try await store.reset()
      isReset = true
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(!isReset, "The file would be written after it was removed.")
    service.gate.open()
    try await reset.value
    #expect(base.device == nil)
    #expect(service.sent.all == [])
  }

  @Test(arguments: [GatedPreferencesService.Call.fetch, .send, .store])
  func `give way to a newer value, which arrives last`(held: GatedPreferencesService.Call) async {
    let base = InMemoryPreferencesService(server: Preferences(textSize: .small))
    let service = GatedPreferencesService(base: base, held: held)
    let store = PreferencesStore(service: service)
    store.update { $0.appearance = .dark }
    await service.gate.untilHeld()
    store.update { $0.appearance = .light }
    store.update { $0.notifications = true }
    let refresh = Task { _ = await store.refresh() }
    for _ in 0..<100 { await Task.yield() }
    #expect(service.gate.heldCount == 1, "There is one writer at a time.")
    service.gate.open()
    await refresh.value
    let newest = Preferences(appearance: .light, textSize: .small, notifications: true)
    #expect(service.sent.all.last == newest)
    #expect(base.server == newest)
    #expect(store.preferences == newest)
    #expect(base.device == StoredPreferences(synced: newest))
    #expect(store.syncState == .synced)
  }

  private let earlier = StoredPreferences(
    Preferences(appearance: .dark, textSize: .small), changes: [.appearance],
    known: [Preferences(textSize: .small)])

  @Test func `made while the device is read come on top of those of the earlier launch`() async throws {
    let base = InMemoryPreferencesService(device: earlier, server: Preferences(textSize: .small))
    let service = GatedPreferencesService(base: base, held: .stored)
    let store = PreferencesStore(service: service)
    let loading = Task { try await store.load() }
    await service.gate.untilHeld()
    store.update { $0.notifications = true }
    for _ in 0..<100 { await Task.yield() }
    #expect(base.device == earlier, "What nobody has read yet is not overwritten.")
    service.gate.open()
    try await loading.value
    await store.finishSaving()
    let all = Preferences(appearance: .dark, textSize: .small, notifications: true)
    #expect(store.preferences == all)
    #expect(base.server == all)
    #expect(base.device == StoredPreferences(synced: all))
  }

  @Test func `made while the device is read are kept with the others when the server can't be asked`()
    async throws
  {
    let base = InMemoryPreferencesService(device: earlier)
    base.failures.error = .networkTrouble(message: "No network.")
    let service = GatedPreferencesService(base: base, held: .stored)
    let store = PreferencesStore(service: service)
    let refresh = Task { _ = await store.refresh() }
    await service.gate.untilHeld()
    store.update { $0.notifications = true }
    store.update { $0.appearance = .light }
    service.gate.open()
    await refresh.value
    let kept = Preferences(appearance: .light, textSize: .small, notifications: true)
    #expect(store.preferences == kept)
    #expect(
      base.device == StoredPreferences(kept, changes: [.appearance, .notifications], known: earlier.known))
    #expect(store.hasUnsentChanges)
  }

  @Test(arguments: [true, false])
  func `made while the device is read stay when the session ends then, not when the person signs out`(
    isKept: Bool
  ) async throws {
    let base = InMemoryPreferencesService(device: earlier)
    let service = GatedPreferencesService(base: base, held: .stored)
    let store = PreferencesStore(service: service)
    let loading = Task { try await store.load() }
    await service.gate.untilHeld()
    store.update { $0.notifications = true }
    let reset = Task { try await store.reset(keepsUnsent: isKept) }
    for _ in 0..<100 { await Task.yield() }
    service.gate.open()
    try await reset.value
    try await loading.value
    let all = StoredPreferences(
      Preferences(appearance: .dark, textSize: .small, notifications: true),
      changes: [.appearance, .notifications], known: earlier.known)
    #expect(base.device == (isKept ? all : nil))
    #expect(store.preferences == Preferences() && store.syncState == .synced)
  }

  @Test func `from an earlier launch stay when the session ends before they were read`() async throws {
    let base = InMemoryPreferencesService(device: earlier)
    try await PreferencesStore(service: base).reset(keepsUnsent: true)
    #expect(base.device == earlier)
  }

  @Test func `that could not be read are told of by whoever asks for them`() async throws {
    let base = InMemoryPreferencesService(device: earlier)
    base.deviceFailures.error = .storage(message: "Moved aside.")
    let store = PreferencesStore(service: base)
    await store.refresh()
    base.deviceFailures.error = nil
    await #expect(throws: ServiceError.storage(message: "Moved aside.")) { try await store.load() }
    try await store.load()
    #expect(store.preferences == earlier.preferences)
  }
}
