import Composition
import CompositionTestSupport
import DesignTokens
import InMemoryServices
import Models
import Screens
import Services
import Testing

@testable import Settings

@Suite @MainActor struct `A choice in the settings` {
  nonisolated private static let appearances: [(Preferences.Appearance, String)] = [
    (.system, "System"), (.light, "Light"), (.dark, "Dark"), (.highContrast, "High contrast"),
  ]
  nonisolated private static let textSizes: [(Preferences.TextSize, String)] = [
    (.small, "Small"), (.medium, "Medium"), (.large, "Large"), (.extraLarge, "Extra large"),
  ]

  @Test func `is offered for every value there is`() async {
    await SettingsFixture().run { fixture in
      let pickers = fixture.screen(of: .appearance).pickers
      #expect(pickers.map(\.title) == ["Appearance", "Text size"])
      #expect(
        pickers.map { $0.options.map(\.title) } == [Self.appearances.map(\.1), Self.textSizes.map(\.1)])
      #expect(Self.appearances.map(\.0) == Preferences.Appearance.allCases)
      #expect(Self.textSizes.map(\.0) == Preferences.TextSize.allCases)
    }
  }

  @Test(arguments: appearances)
  func `of an appearance counts at once and is sent`(
    appearance: Preferences.Appearance, title: String
  ) async throws {
    let other = Preferences(appearance: appearance == .dark ? .light : .dark)
    try await SettingsFixture(server: InMemoryPreferencesService(server: other)).run { fixture in
      await fixture.preferences.refresh()
      #expect(fixture.main.value(of: "Appearance") != title)
      try fixture.screen(of: .appearance).choose(title, in: "Appearance")
      #expect(fixture.preferences.preferences == Preferences(appearance: appearance))
      #expect(fixture.main.value(of: "Appearance") == title)
      #expect(fixture.screen(of: .appearance).pickers.first?.selectedOption?.title == title)
      await fixture.monitor.untilIdle()
      #expect(fixture.server.server == Preferences(appearance: appearance))
    }
  }

  @Test(arguments: textSizes)
  func `of a text size counts at once and is sent`(size: Preferences.TextSize, title: String) async throws {
    let other = Preferences(textSize: size == .small ? .large : .small)
    try await SettingsFixture(server: InMemoryPreferencesService(server: other)).run { fixture in
      await fixture.preferences.refresh()
      try fixture.screen(of: .appearance).choose(title, in: "Text size")
      #expect(fixture.preferences.preferences == Preferences(textSize: size))
      #expect(fixture.screen(of: .appearance).pickers.last?.selectedOption?.title == title)
      await fixture.monitor.untilIdle()
      #expect(fixture.server.server == Preferences(textSize: size))
    }
  }

  @Test(
    arguments: [
      (.notifications, "Notifications", Preferences(notifications: true)),
      (.privacy, "Share analytics", Preferences(analyticsConsent: true)),
    ] as [(SettingsPlace, String, Preferences)])
  func `that is on or off is flipped and flipped back`(
    place: SettingsPlace, title: String, on: Preferences
  ) async throws {
    try await SettingsFixture().run { fixture in
      let model = fixture.screen(of: place)
      for expected in [on, Preferences(), on] {
        try model.tap(title)
        #expect(fixture.preferences.preferences == expected)
        #expect(model.toggles.map(\.isOn) == [expected == on])
        await fixture.monitor.untilIdle()
        #expect(fixture.server.server == expected)
      }
    }
  }

  @Test func `counts once when the same screen is used twice before it is drawn again`() async throws {
    try await SettingsFixture().run { fixture in
      let model = fixture.screen(of: .privacy)
      let action = try #require(model.toggles.first?.action)
      try model.perform(action)
      try model.perform(action)
      #expect(fixture.preferences.preferences.analyticsConsent)
    }
  }

  @Test func `of notifications shows in the list of places`() async {
    await SettingsFixture().run { fixture in
      #expect(fixture.main.value(of: "Notifications") == "Off")
      fixture.preferences.update { $0.notifications = true }
      #expect(fixture.main.value(of: "Notifications") == "On")
    }
  }

  @Test func `to share analytics is explained: no addresses, passwords or texts`() async {
    await SettingsFixture().run { fixture in
      let text = fixture.screen(of: .privacy).screen.texts.joined(separator: "\n")
      for word in ["collected", "never", "No addresses", "no passwords", "no texts"] {
        #expect(text.contains(word))
      }
    }
  }

  @Test func `made elsewhere is drawn`() async {
    await SettingsFixture().run { fixture in
      let scene = SinglePlaceScene(fixture.screen(of: .appearance))
      var drawn: [String?] = []
      let host = SceneHost(scene) { drawn.append($0.scene.presented.pickers.first?.selectedOption?.title) }
      host.start()
      fixture.preferences.update { $0.appearance = .highContrast }
      await fixture.monitor.untilIdle()
      #expect(drawn == ["System", "High contrast"])
      host.stop()
    }
  }
}

@MainActor private final class SinglePlaceScene: SceneModel {
  private let place: any ScreenModel

  init(_ place: any ScreenModel) { self.place = place }

  var content: (any ScreenModel)? { place }
  var screen: Screen { place.screen }
}

extension ScreenModel {
  fileprivate var pickers: [Picker] {
    screen.elements.compactMap { if case .picker(let picker) = $0 { picker } else { nil } }
  }

  fileprivate var toggles: [Toggle] {
    screen.elements.compactMap { if case .toggle(let toggle) = $0 { toggle } else { nil } }
  }
}
