import Analytics
import Composition
import CompositionTestSupport
import Foundation
import InMemoryServices
import Models
import Screens
import Services
import Synchronization

@testable import Profile

/// The feature with services in memory, and what it asked the app for.
@MainActor final class ProfileFixture {
  let monitor = IdleMonitor()
  let events = InMemorySink()
  let service = InMemoryProfileService(user: .ada)
  let storage = InMemoryProfileEditStorage()
  let preferencesService = InMemoryPreferencesService()
  let preferences: PreferencesStore
  private let navigation = RecordedNavigation()
  private(set) lazy var store = makeStore()
  private(set) lazy var feature = makeFeature()
  private let passed = Mutex<TimeInterval>(0)

  init() {
    preferences = PreferencesStore(service: preferencesService)
  }

  var calls: [String] { navigation.calls }
  var main: any ScreenModel { feature.mainScreen }

  /// The screen for editing: another one each time that it is gone to.
  var edit: any ScreenModel {
    let screen = navigation.edit ?? feature.makeEditScreen()
    navigation.edit = screen
    return screen
  }

  /// Runs a test whose work can be waited for.
  static func run(_ body: @MainActor (ProfileFixture) async throws -> Void) async rethrows {
    let fixture = ProfileFixture()
    try await IdleMonitor.$current.withValue(fixture.monitor) { try await body(fixture) }
  }

  func pass(seconds: TimeInterval) {
    passed.withLock { $0 += seconds }
  }

  /// Starts the app anew, as after a kill.
  func relaunch() async throws {
    store = makeStore()
    try await store.load()
    feature = makeFeature()
  }

  func edit(name: String, bio: String = "") throws {
    try main.tap("Edit profile")
    try edit.type(name, into: "Name")
    try edit.type(bio, into: "Bio")
    try edit.tap("Save")
  }

  private func date() -> @Sendable () -> Date {
    { [weak self] in Date(timeIntervalSinceReferenceDate: self?.passed.withLock { $0 } ?? 0) }
  }

  private func makeStore() -> ProfileStore {
    ProfileStore(user: .ada, isCurrent: true, service: service, storage: storage, now: date())
  }

  private func makeFeature() -> any ProfileAPI {
    ProfileFactory.make(
      store: store, preferences: preferences,
      analytics: AnalyticsClient(sinks: [events], consent: .granted), clock: VirtualClock(),
      now: date(),
      navigation: navigation)
  }
}

@MainActor private final class RecordedNavigation: ProfileNavigation {
  private(set) var calls: [String] = []
  var edit: (any ScreenModel)?

  func showProfile() { calls.append("showProfile") }

  func showEdit() { calls.append("showEdit") }

  func closeEdit() {
    calls.append("closeEdit")
    edit = nil
  }

  func signOut() { calls.append("signOut") }
}

extension User {
  static let ada = User(id: "1", email: "ada@example.com", name: "Ada", isOnboarded: true)
}

extension ServiceError {
  static let trouble = ServiceError.networkTrouble(message: "The server can't be reached.")
}

extension InMemoryProfileService {
  func changeElsewhere(name: String, bio: String = "") async {
    _ = try? await update(name: name, bio: bio)
  }
}

extension ScreenModel {
  func row(_ title: String) -> Row? {
    screen.elements.lazy.compactMap { if case .row(let row) = $0 { row } else { nil } }.first {
      $0.title == title
    }
  }
}
