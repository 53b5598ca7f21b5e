import Composition
import InMemoryServices
import Models
import Testing

@testable import Services

@Suite @MainActor struct `The preferences store` {
  private let monitor = IdleMonitor()
  private let trouble = ServiceError.networkTrouble(message: "The server can't be reached.")

  private func settle(_ body: @MainActor () async -> Void) async {
    await IdleMonitor.$current.withValue(monitor) {
      await body()
      await monitor.untilIdle()
    }
  }

  @Test func `changes at once and tells so before anything is stored`() async {
    let service = InMemoryPreferencesService()
    var told: [Preferences] = []
    let store = PreferencesStore(service: service) { told.append($0) }
    await settle {
      store.update { $0.analyticsConsent = true }
      #expect(told == [Preferences(analyticsConsent: true)])
      #expect(service.device == nil)
    }
    #expect(service.device == StoredPreferences(synced: Preferences(analyticsConsent: true)))
    #expect(service.server == Preferences(analyticsConsent: true))
  }

  @Test func `says whether the server answered when it was asked`() async {
    let service = InMemoryPreferencesService()
    let store = PreferencesStore(service: service)
    #expect(await store.refresh())
    service.failures.error = .networkTrouble(message: "No.")
    #expect(await !store.refresh())
    service.failures.error = nil
    #expect(await store.refresh())
  }

  @Test func `keeps a change that the server did not get and sends it later`() async throws {
    let service = InMemoryPreferencesService(server: Preferences(textSize: .small))
    service.failures.error = trouble
    let store = PreferencesStore(service: service)
    await settle { store.update { $0.appearance = .dark } }
    #expect(store.preferences.appearance == .dark)
    #expect(store.syncState == .pending(message: trouble.message))
    #expect(service.device?.changes.isEmpty == false)

    let relaunched = PreferencesStore(service: service)
    try await relaunched.load()
    #expect(relaunched.preferences.appearance == .dark)
    service.failures.error = nil
    await relaunched.refresh()
    #expect(relaunched.syncState == .synced)
    #expect(service.server?.appearance == .dark)
    #expect(service.device?.changes.isEmpty == true)
  }

  @Test func `takes over what the server has when nothing is pending`() async {
    let service = InMemoryPreferencesService(server: Preferences(appearance: .light))
    let store = PreferencesStore(service: service)
    await store.refresh()
    #expect(store.preferences.appearance == .light)
    #expect(service.device == StoredPreferences(synced: Preferences(appearance: .light)))
  }

  @Test func `ends with the last of many quick changes`() async {
    let service = InMemoryPreferencesService()
    let store = PreferencesStore(service: service)
    await settle {
      for size in Preferences.TextSize.allCases + [.large] { store.update { $0.textSize = size } }
    }
    #expect(service.server?.textSize == .large)
    #expect(service.device == StoredPreferences(synced: Preferences(textSize: .large)))
  }

  @Test func `forgets everything on reset`() async throws {
    let service = InMemoryPreferencesService()
    let store = PreferencesStore(service: service)
    await settle { store.update { $0.appearance = .dark } }
    try await store.reset()
    #expect(store.preferences == Preferences())
    #expect(service.device == nil)
    #expect(service.server?.appearance == .dark)
  }

  @Test func `sends what this device could not keep and says so`() async {
    let service = InMemoryPreferencesService()
    service.deviceFailures.error = .storage(message: "The disc is full.")
    let store = PreferencesStore(service: service)
    await settle { store.update { $0.appearance = .dark } }
    #expect(service.server?.appearance == .dark)
    #expect(store.syncState == .unstored(message: "The disc is full."))
    service.deviceFailures.error = nil
    await store.refresh()
    #expect(store.syncState == .synced)
    #expect(service.device == StoredPreferences(synced: Preferences(appearance: .dark)))
  }

  @Test func `never sends defaults because this device could not be read`() async {
    let service = InMemoryPreferencesService(server: Preferences(appearance: .dark))
    service.deviceFailures.error = .storage(message: "Not readable.")
    let store = PreferencesStore(service: service)
    await #expect(throws: ServiceError.storage(message: "Not readable.")) { try await store.load() }
    await store.refresh()
    #expect(store.preferences.appearance == .dark)
    #expect(service.server?.appearance == .dark)
  }
}
