import Foundation
import InMemoryServices
import Models
import Testing

@testable import Services

@Suite @MainActor struct `A change of preferences` {
  private let trouble = ServiceError.networkTrouble(message: "The server can't be reached.")
  private let theirs = Preferences(
    appearance: .dark, textSize: .large, notifications: true, analyticsConsent: true)

  @Test func `keeps what the server has when the first fetch failed`() async {
    let service = InMemoryPreferencesService(server: theirs)
    service.failures.error = trouble
    let store = PreferencesStore(service: service)
    await store.refresh()
    #expect(store.syncState == .synced)
    service.failures.error = nil
    store.update { $0.textSize = .small }
    await store.finishSaving()
    var expected = theirs
    expected.textSize = .small
    #expect(service.server == expected)
    #expect(store.preferences == expected)
    #expect(service.device == StoredPreferences(synced: expected))
  }

  @Test func `made before the server was seen waits on the device, over a relaunch`() async throws {
    let service = InMemoryPreferencesService(server: theirs)
    service.failures.error = trouble
    let store = PreferencesStore(service: service)
    store.update { $0.appearance = .light }
    await store.finishSaving()
    #expect(store.syncState == .pending(message: trouble.message))

    let relaunched = PreferencesStore(service: service)
    try await relaunched.load()
    service.failures.error = nil
    await relaunched.refresh()
    var expected = theirs
    expected.appearance = .light
    #expect(service.server == expected)
    #expect(relaunched.preferences == expected)
    #expect(relaunched.syncState == .synced)
  }

  @Test func `that was taken back counts all the same`() async {
    let service = InMemoryPreferencesService(server: theirs)
    service.failures.error = trouble
    let store = PreferencesStore(service: service)
    store.update { $0.analyticsConsent = true }
    store.update { $0.analyticsConsent = false }
    await store.finishSaving()
    service.failures.error = nil
    await store.refresh()
    #expect(service.server == theirs.taking([.analyticsConsent], from: Preferences()))
    #expect(!store.preferences.analyticsConsent)
  }

  @Test func `after a file that could not be read keeps what the server has`() async throws {
    let service = InMemoryPreferencesService(server: theirs)
    service.deviceFailures.error = .storage(message: "Not readable.")
    let store = PreferencesStore(service: service)
    await #expect(throws: ServiceError.self) { try await store.load() }
    service.deviceFailures.error = nil
    store.update { $0.appearance = .light }
    await store.finishSaving()
    #expect(service.server == theirs.taking([.appearance], from: Preferences(appearance: .light)))
  }

  @Test func `replaces only itself when another device changed the rest`() async throws {
    let service = InMemoryPreferencesService(server: theirs)
    let store = PreferencesStore(service: service)
    await store.refresh()
    try await service.send(Preferences(textSize: .small))
    store.update { $0.appearance = .highContrast }
    await store.finishSaving()
    #expect(service.server == Preferences(appearance: .highContrast, textSize: .small))
    #expect(store.preferences == service.server)
  }

  @Test func `stays pending when the server can be asked but takes nothing`() async throws {
    let base = InMemoryPreferencesService(server: theirs)
    let service = GatedPreferencesService(base: base, held: .send)
    let store = PreferencesStore(service: service)
    store.update { $0.appearance = .light }
    await service.gate.untilHeld()
    base.failures.error = trouble
    service.gate.open()
    await store.finishSaving()
    #expect(store.syncState == .pending(message: trouble.message))
    #expect(base.device?.changes == [.appearance])
    base.failures.error = nil
    await store.refresh()
    #expect(store.syncState == .synced)
    #expect(base.server?.appearance == .light)
    #expect(base.server?.textSize == .large)
  }

  @Test(arguments: PreferenceField.allCases)
  func `is known by its field`(field: PreferenceField) {
    let changed = Preferences().taking([field], from: theirs)
    #expect(PreferenceField.differing(Preferences(), changed) == [field])
    #expect(theirs.taking([field], from: Preferences()) != theirs)
  }

  @Test func `can be made to every field there is`() {
    let names = Mirror(reflecting: Preferences()).children.compactMap(\.label)
    #expect(names == PreferenceField.allCases.map(\.rawValue))
  }
}
