import Composition
import CompositionTestSupport
import Foundation
import InMemoryServices
import Models
import Screens
import Services
import Testing

@testable import Settings

@Suite @MainActor struct `The settings` {
  nonisolated private static let places: [(place: SettingsPlace, id: String, title: String)] = [
    (.appearance, "settings.appearance", "Appearance"),
    (.notifications, "settings.notifications", "Notifications"),
    (.privacy, "settings.privacy", "Privacy"),
    (.storage, "settings.storage", "Storage"),
    (.about, "settings.about", "About"),
    (.deleteAccount, "settings.deleteAccount", "Delete account"),
  ]

  @Test func `list every place in order, the dangerous one apart`() async throws {
    try await SettingsFixture().run { fixture in
      #expect(Self.places.map(\.place) == SettingsPlace.allCases)
      #expect(fixture.main.screen.id == "settings")
      #expect(fixture.main.screen.title == "Settings")
      #expect(fixture.main.rows.map(\.title) == Self.places.map(\.title))
      guard case .sections(let sections) = fixture.main.screen.content else {
        throw NotASectionedScreen()
      }
      #expect(sections.map(\.elements.count) == [5, 1])
    }
  }

  @Test(arguments: places)
  func `lead to every place, and to the same model each time`(
    place: SettingsPlace, id: String, title: String
  ) async throws {
    try await SettingsFixture().run { fixture in
      try fixture.main.tap(title)
      #expect(fixture.calls == ["open \(place.rawValue)"])
      let model = fixture.screen(of: place)
      #expect(model.screen.id == id)
      #expect(model.screen.title == title)
      #expect(model !== fixture.feature.makeScreen(of: place))
    }
  }

  @Test(arguments: places)
  func `don't know the actions of other screens`(place: SettingsPlace, id: String, title: String) async {
    await SettingsFixture().run { fixture in
      #expect(!fixture.screen(of: place).knows(ScreenAction("nonsense")))
    }
  }

  @Test(
    arguments: [
      ("trellis://settings", "show main"), ("trellis://settings/", "show main"),
      ("TRELLIS://Settings", "show main"),
      ("trellis://settings/appearance", "show appearance"),
      ("trellis://settings/notifications", "show notifications"),
      ("trellis://settings/privacy", "show privacy"), ("trellis://settings/storage", "show storage"),
      ("trellis://settings/about", "show about"),
      ("trellis://settings/delete-account", "show deleteAccount"),
      ("trellis://settings/deleteAccount", nil), ("trellis://settings/Appearance", nil),
      ("trellis://settings/nowhere", nil), ("trellis://settings/about/more", nil),
      ("trellis://settings/about/../privacy", nil), ("trellis://settings/about%2Fmore", nil),
      ("trellis://settings:80/about", nil), ("trellis://ada@settings/about", nil),
      ("trellis://profile", nil), ("trellis:settings/about", nil),
    ] as [(String, String?)])
  func `open their own links and no others`(link: String, call: String?) async throws {
    await SettingsFixture().run { fixture in
      #expect(fixture.feature.open(link) == (call != nil))
      #expect(fixture.calls == [call].compactMap(\.self))
    }
  }

  @Test func `say that changes wait to be sent, why, and no longer when they were`() async {
    let line = Element.text(
      Text("Your changes are kept on this device and will be sent later.", role: .secondary))
    await SettingsFixture().run { fixture in
      fixture.server.failures.error = .networkTrouble(message: "The server can't be reached.")
      #expect(!fixture.main.screen.elements.contains(line))
      fixture.preferences.update { $0.appearance = .dark }
      await fixture.monitor.untilIdle()
      #expect(fixture.main.screen.elements.contains(line))
      #expect(fixture.main.screen.texts.contains("The server can't be reached."))
      fixture.server.failures.error = nil
      await fixture.preferences.refresh()
      #expect(!fixture.main.screen.elements.contains(line))
    }
  }

  @Test(arguments: [SettingsPlace.appearance, .notifications, .privacy])
  func `say where something is changed that this device can't keep it`(place: SettingsPlace) async {
    await SettingsFixture().run { fixture in
      fixture.server.deviceFailures.error = .storage(message: "The disc is full.")
      fixture.preferences.update { $0.appearance = .dark }
      await fixture.monitor.untilIdle()
      let texts = fixture.screen(of: place).screen.texts
      #expect(texts.contains("Your changes could not be kept on this device."))
      #expect(texts.contains("The disc is full."))
    }
  }

  @Test func `tell about the app`() async {
    await SettingsFixture().run { fixture in
      let about = fixture.screen(of: .about)
      #expect(about.screen.texts.contains("Trellis"))
      #expect(about.value(of: "Version") == "1.2.3")
      #expect(about.value(of: "Licence") == "MIT")
    }
  }
}

private struct NotASectionedScreen: Error {}
