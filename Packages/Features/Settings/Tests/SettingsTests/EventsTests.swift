import Analytics
import CompositionTestSupport
import Testing

@testable import Settings

@Suite @MainActor struct `What the settings record` {
  @Test func `is which setting was changed, and never to what`() async throws {
    let fixture = SettingsFixture()
    try await fixture.run { fixture in
      try fixture.screen(of: .appearance).choose("Dark", in: "Appearance")
      try fixture.screen(of: .appearance).choose("Large", in: "Text size")
      try fixture.screen(of: .notifications).tap("Notifications")
      #expect(fixture.events.events.map(\.name) == ["SettingChanged", "SettingChanged", "SettingChanged"])
      #expect(
        fixture.events.events.map(\.properties) == [
          ["name": "appearance"], ["name": "textSize"], ["name": "notifications"],
        ])
      await fixture.monitor.untilIdle()
    }
  }

  @Test func `is that the cache was cleared and the account deleted`() async throws {
    let fixture = SettingsFixture()
    try await fixture.run { fixture in
      let storage = fixture.screen(of: .storage)
      await storage.task()
      try storage.tap("Clear cache")
      await fixture.monitor.untilIdle()
      let deletion = fixture.screen(of: .deleteAccount)
      try deletion.type("DELETE", into: "Type DELETE to confirm")
      try deletion.tap("Delete account")
      try deletion.tap("Delete")
      await fixture.monitor.untilIdle()
      #expect(fixture.events.events.map(\.name) == ["CacheCleared", "AccountDeleted"])
    }
  }
}
