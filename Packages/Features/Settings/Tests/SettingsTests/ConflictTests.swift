import Composition
import CompositionTestSupport
import InMemoryServices
import Models
import Screens
import Services
import Testing

@testable import Settings

@Suite @MainActor struct `A setting that was changed on another device as well` {
  nonisolated private static let before = Preferences(analyticsConsent: true)
  nonisolated private static let examples: [(mine: Preferences, theirs: Preferences, message: String)] = [
    (
      Preferences(appearance: .dark, analyticsConsent: true),
      Preferences(appearance: .light, analyticsConsent: true),
      "“Appearance” was also changed on another device. Your choice on this one counts."
    ),
    (
      Preferences(textSize: .large, analyticsConsent: true),
      Preferences(textSize: .small, analyticsConsent: true),
      "“Text size” was also changed on another device. Your choice on this one counts."
    ),
    (
      before, Preferences(notifications: true, analyticsConsent: true),
      "“Notifications” was also changed on another device. Your choice on this one counts."
    ),
    (before, Preferences(), "“Share analytics” was turned off on another device. It stays off."),
  ]

  @Test(arguments: examples)
  func `is told until the person has seen it`(
    mine: Preferences, theirs: Preferences, message: String
  ) async throws {
    try await SettingsFixture(server: InMemoryPreferencesService(server: Self.before)).run { fixture in
      await fixture.preferences.refresh()
      fixture.server.failures.error = .networkTrouble(message: "The server can't be reached.")
      // Whatever was changed, also what was changed there and back.
      fixture.preferences.update { $0 = Preferences(appearance: .highContrast, textSize: .extraLarge) }
      fixture.preferences.update { $0.notifications = true }
      fixture.preferences.update { $0 = mine }
      await fixture.monitor.untilIdle()
      fixture.server.failures.error = nil
      try await fixture.server.send(theirs)
      await fixture.preferences.refresh()
      #expect(fixture.main.screen.texts.contains(message))
      #expect(fixture.main.screen.texts.filter { $0.contains("on another device") }.count == 1)
      try fixture.main.tap("OK")
      #expect(!fixture.main.screen.texts.contains(message))
      await fixture.preferences.refresh()
      #expect(!fixture.main.screen.texts.contains(message))
    }
  }
}
