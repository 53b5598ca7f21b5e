import Analytics
import Composition
import CompositionTestSupport
import Design
import InMemoryServices
import Models
import Services

@testable import Settings

/// The feature with services in memory, and what it asked the app for.
@MainActor final class SettingsFixture {
  let monitor = IdleMonitor()
  let clock: VirtualClock
  let server: InMemoryPreferencesService
  let preferences: PreferencesStore
  let profile = InMemoryProfileService(user: User(id: "1", email: "ada@example.com"))
  let storage: InMemoryStorageService
  let events = InMemorySink()
  private(set) var calls: [String] = []
  private let customStorage: (any StorageService)?
  private let customProfile: (any ProfileService)?
  private(set) lazy var feature = makeFeature()

  init(
    server: InMemoryPreferencesService = InMemoryPreferencesService(),
    usage: StorageUsage = StorageUsage(cache: 1500, state: 20), storage: (any StorageService)? = nil,
    profile: (any ProfileService)? = nil
  ) {
    self.server = server
    clock = VirtualClock()
    preferences = PreferencesStore(service: server)
    self.storage = InMemoryStorageService(usage: usage)
    customStorage = storage
    customProfile = profile
  }

  var main: any ScreenModel { feature.mainScreen }

  /// Runs a test whose work can be waited for.
  func run(_ body: @MainActor (SettingsFixture) async throws -> Void) async rethrows {
    try await IdleMonitor.$current.withValue(monitor) { try await body(self) }
  }

  private func makeFeature() -> any SettingsAPI {
    SettingsFactory.make(
      preferences: preferences, profile: customProfile ?? profile, storage: customStorage ?? storage,
      version: "1.2.3",
      analytics: AnalyticsClient(sinks: [events], consent: .granted), clock: clock,
      navigation: SettingsNavigation(
        show: { [unowned self] in calls.append("show \($0?.rawValue ?? "main")") },
        open: { [unowned self] in calls.append("open \($0.rawValue)") },
        close: { [unowned self] in calls.append("close") },
        accountDeleted: { [unowned self] in calls.append("accountDeleted") },
        deletionGivenUp: { [unowned self] in calls.append("deletionGivenUp") }))
  }
}

extension ScreenModel {
  var rows: [Row] {
    screen.leaf.elements.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  func value(of row: String) -> String? {
    rows.first { $0.title == row }?.value
  }

  var isLoading: Bool {
    if case .loading = screen.content { true } else { false }
  }
}
