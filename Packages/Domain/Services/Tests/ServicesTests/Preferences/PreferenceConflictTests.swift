import Foundation
import InMemoryServices
import Models
import TestSupport
import Testing

@testable import Services

@Suite @MainActor struct `A preference that was changed on two devices` {
  private let trouble = ServiceError.networkTrouble(message: "The server can't be reached.")

  /// For a field with three values: what the server had, what was chosen here and elsewhere, what comes of it, and
  /// whether the person is told.
  @Test(
    arguments: [
      (.system, .dark, .system, .dark, false), (.system, .dark, .dark, .dark, false),
      (.system, .dark, .light, .dark, true), (.system, .system, .light, .system, true),
      (.system, .system, .system, .system, false), (nil, .dark, .light, .dark, false),
    ]
      as [(
        Preferences.Appearance?, Preferences.Appearance, Preferences.Appearance, Preferences.Appearance, Bool
      )])
  func `stays as it is here, and the person is told`(
    base: Preferences.Appearance?, mine: Preferences.Appearance, theirs: Preferences.Appearance,
    merged: Preferences.Appearance, isTold: Bool
  ) {
    let merge = PreferencesMerge(
      mine: Preferences(appearance: mine), changes: [.appearance],
      known: base.map { [Preferences(appearance: $0)] } ?? [],
      theirs: Preferences(appearance: theirs, textSize: .large))
    #expect(merge.preferences == Preferences(appearance: merged, textSize: .large))
    #expect(merge.conflicts == (isTold ? [PreferenceConflict(field: .appearance, isMineKept: true)] : []))
  }

  /// What the server had, what was chosen here and elsewhere, what comes of it, and whether mine is kept, if it is told.
  @Test(
    arguments: [
      (false, true, false, true, nil), (false, true, true, true, nil), (false, false, true, false, true),
      (false, false, false, false, nil), (true, false, true, false, nil), (true, false, false, false, nil),
      (true, true, false, false, false), (true, true, true, true, nil),
    ] as [(Bool, Bool, Bool, Bool, Bool?)])
  func `is not shared with analytics when that was withdrawn on either`(
    base: Bool, mine: Bool, theirs: Bool, merged: Bool, isMineKept: Bool?
  ) {
    let merge = PreferencesMerge(
      mine: Preferences(analyticsConsent: mine), changes: [.analyticsConsent],
      known: [Preferences(analyticsConsent: base)], theirs: Preferences(analyticsConsent: theirs))
    #expect(merge.preferences.analyticsConsent == merged)
    #expect(
      merge.conflicts
        == (isMineKept.map { [PreferenceConflict(field: .analyticsConsent, isMineKept: $0)] } ?? []))
  }

  @Test func `is of no concern when it was not changed here`() {
    let merge = PreferencesMerge(
      mine: Preferences(appearance: .dark), changes: [.appearance], known: [Preferences()],
      theirs: Preferences(textSize: .large, notifications: true, analyticsConsent: true))
    #expect(merge.conflicts == [])
    #expect(
      merge.preferences
        == Preferences(appearance: .dark, textSize: .large, notifications: true, analyticsConsent: true))
  }

  @Test func `is told after a relaunch as well, once, until the person knows`() async throws {
    let service = InMemoryPreferencesService(server: Preferences())
    let store = PreferencesStore(service: service)
    await store.refresh()
    service.failures.error = trouble
    store.update { $0.appearance = .dark }
    await store.finishSaving()
    service.failures.error = nil
    try await service.send(Preferences(appearance: .light, textSize: .small))

    let relaunched = PreferencesStore(service: service)
    try await relaunched.load()
    await relaunched.refresh()
    let conflict = PreferenceConflict(field: .appearance, isMineKept: true)
    #expect(relaunched.conflicts == [conflict])
    #expect(service.server == Preferences(appearance: .dark, textSize: .small))
    await relaunched.refresh()
    #expect(relaunched.conflicts == [conflict])
    relaunched.dismissConflicts()
    await relaunched.refresh()
    #expect(relaunched.conflicts == [])
  }

  @Test func `is told once although sending fails after that`() async throws {
    let base = InMemoryPreferencesService(server: Preferences())
    let service = GatedPreferencesService(base: base, held: .send)
    let store = PreferencesStore(service: service)
    await store.refresh()
    try await base.send(Preferences(appearance: .light))
    store.update { $0.appearance = .dark }
    await service.gate.untilHeld()
    base.failures.error = trouble
    service.gate.open()
    await store.finishSaving()
    #expect(store.conflicts.count == 1)
    store.dismissConflicts()
    base.failures.error = nil
    await store.refresh()
    #expect(store.conflicts == [] && base.server?.appearance == .dark)
  }

  @Test func `is not what this device sent while the next choice was made`() async {
    let base = InMemoryPreferencesService(server: Preferences())
    let service = GatedPreferencesService(base: base, held: .send)
    let store = PreferencesStore(service: service)
    await store.refresh()
    store.update { $0.appearance = .dark }
    await service.gate.untilHeld()
    store.update { $0.appearance = .light }
    service.gate.open()
    await store.finishSaving()
    #expect(store.conflicts == [] && base.server?.appearance == .light)
  }

  @Test func `is not told to the next person`() async throws {
    let service = InMemoryPreferencesService(server: Preferences())
    let store = PreferencesStore(service: service)
    await store.refresh()
    try await service.send(Preferences(appearance: .light))
    store.update { $0.appearance = .dark }
    await store.finishSaving()
    #expect(store.conflicts.count == 1)
    try await store.reset()
    #expect(store.conflicts == [])
    try await service.send(Preferences(appearance: .highContrast))
    store.update { $0.appearance = .dark }
    await store.finishSaving()
    #expect(store.conflicts == [], "What they had before is not known.")
  }

  @Test func `gives analytics up at once when that was withdrawn elsewhere`() async throws {
    let service = InMemoryPreferencesService(server: Preferences(analyticsConsent: true))
    var consents: [Bool] = []
    let store = PreferencesStore(service: service, onChange: { consents.append($0.analyticsConsent) })
    await store.refresh()
    service.failures.error = trouble
    store.update { $0.analyticsConsent = false }
    store.update { $0.analyticsConsent = true }
    await store.finishSaving()
    service.failures.error = nil
    try await service.send(Preferences())
    await store.refresh()
    #expect(consents == [true, false, true, false])
    #expect(service.server == Preferences() && store.syncState == .synced)
    #expect(store.conflicts == [PreferenceConflict(field: .analyticsConsent, isMineKept: false)])
    #expect(service.device == StoredPreferences(synced: Preferences()))
  }

  @Test(.hangGuard) func `is stored at once although the server does not answer`() async {
    let base = InMemoryPreferencesService(server: Preferences())
    let service = GatedPreferencesService(base: base, held: .fetch)
    let store = PreferencesStore(service: service)
    let refresh = Task { _ = await store.refresh() }
    await service.gate.untilHeld()
    store.update { $0.appearance = .dark }
    while base.device?.preferences.appearance != .dark, !Task.isCancelled { await Task.yield() }
    #expect(base.device?.changes.isEmpty == false)
    service.gate.open()
    await refresh.value
    #expect(base.server?.appearance == .dark)
  }

  @Test func `is known by what is on the disc`() throws {
    let pending = StoredPreferences(
      Preferences(appearance: .dark), changes: [.appearance], known: [Preferences(textSize: .small)])
    let again = try JSONDecoder().decode(StoredPreferences.self, from: JSONEncoder().encode(pending))
    #expect(again == pending)
    #expect(again.known == [Preferences(textSize: .small)])
    #expect(
      StoredPreferences(synced: Preferences(appearance: .dark)).known == [
        Preferences(appearance: .dark)
      ])
  }
}
