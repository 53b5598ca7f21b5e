import Analytics
import Composition
import CompositionTestSupport
import InMemoryServices
import Models
import Screens
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
  private let navigation = RecordedNavigation()
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

  private var screens: [SettingsPlace: any ScreenModel] = [:]

  var calls: [String] { navigation.calls }
  var main: any ScreenModel { feature.mainScreen }

  /// The screen of a place that was gone to once.
  func screen(of place: SettingsPlace) -> any ScreenModel {
    let screen = screens[place] ?? feature.makeScreen(of: place)
    screens[place] = screen
    return screen
  }

  /// Runs a test whose work can be waited for.
  func run(_ body: @MainActor (SettingsFixture) async throws -> Void) async rethrows {
    try await IdleMonitor.$current.withValue(monitor) { try await body(self) }
  }

  private func makeFeature() -> any SettingsAPI {
    SettingsFactory.make(
      preferences: preferences, profile: customProfile ?? profile, storage: customStorage ?? storage,
      version: "1.2.3",
      analytics: AnalyticsClient(sinks: [events], consent: .granted), clock: clock,
      navigation: navigation)
  }
}

@MainActor private final class RecordedNavigation: SettingsNavigation {
  private(set) var calls: [String] = []

  func show(_ place: SettingsPlace?) { calls.append("show \(place?.rawValue ?? "main")") }
  func open(_ place: SettingsPlace) { calls.append("open \(place.rawValue)") }
  func close() { calls.append("close") }
  func accountDeleted() { calls.append("accountDeleted") }
  func deletionGivenUp() { calls.append("deletionGivenUp") }
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
