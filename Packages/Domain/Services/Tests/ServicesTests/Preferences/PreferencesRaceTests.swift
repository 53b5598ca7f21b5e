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
}
