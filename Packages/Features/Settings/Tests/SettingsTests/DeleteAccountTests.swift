import Composition
import CompositionTestSupport
import Design
import Foundation
import InMemoryServices
import Services
import Testing

@testable import Settings

@Suite @MainActor struct `Deleting the account` {
  @Test(
    arguments: [
      ("DELETE", true), ("", false), ("delete", false), ("Delete", false), ("DELETE ", false),
      (" DELETE", false), ("DELET", false), ("DELETED", false), ("DELETE\u{200B}", false), ("ＤＥＬＥＴＥ", false),
      ("DЕLETE", false),
    ])
  func `is possible only with the exact word`(text: String, isPossible: Bool) async throws {
    try await SettingsFixture().run { fixture in
      try fixture.screen.type(text, into: "Type DELETE to confirm")
      #expect((fixture.screen.screen.action(titled: "Delete account") != nil) == isPossible)
      fixture.screen.send(ScreenAction(DeleteAccountModel.Action.askToDelete))
      #expect((fixture.screen.screen.alert != nil) == isPossible)
    }
  }

  @Test func `asks a last question and then tells the app`() async throws {
    try await SettingsFixture().run { fixture in
      try fixture.ask()
      let alert = try #require(fixture.screen.screen.alert)
      #expect(alert.title == "Delete account for ever?")
      #expect(alert.buttons.map(\.title) == ["Delete", "Keep account"])
      #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
      #expect(fixture.profile.current != nil)
      try fixture.screen.tap("Delete")
      await fixture.monitor.untilIdle()
      #expect(fixture.profile.current == nil)
      #expect(fixture.calls == ["accountDeleted"])
    }
  }

  @Test func `does nothing when the account is to be kept`() async throws {
    try await SettingsFixture().run { fixture in
      try fixture.ask()
      try fixture.screen.tap("Keep account")
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.alert == nil)
      #expect(fixture.profile.current != nil)
      #expect(fixture.screen.field?.text == "DELETE")
      #expect(fixture.calls.isEmpty)
    }
  }

  @Test func `is left without a trace`() async throws {
    try await SettingsFixture().run { fixture in
      try fixture.screen.tap("Cancel")
      #expect(fixture.calls == ["close"])
    }
  }

  @Test(arguments: [
    DeleteAccountModel.Action.edit(""), .askToDelete, .delete, .keep, .acknowledge, .cancel,
  ])
  func `lets nothing be tapped while it runs and after`(action: DeleteAccountModel.Action) async throws {
    try await SettingsFixture().run { fixture in
      try fixture.ask()
      try fixture.screen.tap("Delete")
      #expect(fixture.screen.isLoading)
      fixture.screen.send(ScreenAction(action))
      #expect(fixture.screen.isLoading)
      await fixture.monitor.untilIdle()
      fixture.screen.send(ScreenAction(action))
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.isLoading)
      #expect(fixture.calls == ["accountDeleted"])
    }
  }

  @Test(
    arguments: [
      .networkTrouble(message: "Trouble."), .maintenance(message: "Closed."), .refused(message: "Refused."),
      .invalid(message: "Invalid.", fields: ["id": "No."]), .storage(message: "The disk is full."),
    ] as [ServiceError])
  func `loses nothing when it fails and can be tried again`(error: ServiceError) async throws {
    try await SettingsFixture().run { fixture in
      fixture.profile.failures.error = error
      try fixture.ask()
      try fixture.screen.tap("Delete")
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.alert?.message == error.message)
      #expect(fixture.profile.current != nil)
      #expect(fixture.calls.isEmpty)
      try fixture.screen.tap("OK")
      #expect(fixture.screen.field?.text == "DELETE")
      fixture.profile.failures.error = nil
      try fixture.screen.tap("Delete account")
      try fixture.screen.tap("Delete")
      await fixture.monitor.untilIdle()
      #expect(fixture.calls == ["accountDeleted"])
    }
  }

  @Test func `says nothing when it was cancelled`() async throws {
    try await SettingsFixture().run { fixture in
      fixture.profile.failures.error = .cancelled
      try fixture.ask()
      try fixture.screen.tap("Delete")
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.alert == nil)
      #expect(fixture.screen.field?.text == "DELETE")
    }
  }

  @Test(arguments: Way.allCases)
  func `has to be confirmed anew by somebody who comes back`(way: Way) async throws {
    try await SettingsFixture().run { fixture in
      try fixture.ask()
      let revision = try #require(fixture.screen.field?.revision)
      try way.come(to: fixture)
      #expect(fixture.screen.screen.alert == nil)
      #expect(fixture.screen.field?.text == "")
      #expect(try #require(fixture.screen.field?.revision) > revision)
      #expect(fixture.screen.screen.action(titled: "Delete account") == nil)
    }
  }

  @Test(arguments: Way.allCases)
  func `still tells somebody who left meanwhile that it runs or why it failed`(way: Way) async throws {
    try await SettingsFixture().run { fixture in
      fixture.profile.failures.error = .networkTrouble(message: "Trouble.")
      try fixture.ask()
      try fixture.screen.tap("Delete")
      try way.come(to: fixture)
      #expect(fixture.screen.isLoading)
      await fixture.monitor.untilIdle()
      try way.come(to: fixture)
      #expect(fixture.screen.screen.alert?.message == "Trouble.")
    }
  }

  @Test(arguments: Way.allCases)
  func `begins anew for the next person after an account was deleted`(way: Way) async throws {
    try await SettingsFixture().run { fixture in
      try fixture.ask()
      try fixture.screen.tap("Delete")
      await fixture.monitor.untilIdle()
      try way.come(to: fixture)
      #expect(fixture.screen.field?.text == "")
    }
  }
}

/// A way to the screen.
enum Way: CaseIterable {
  case row
  case link

  @MainActor func come(to fixture: SettingsFixture) throws {
    switch self {
    case .row: try fixture.main.tap("Delete account")
    case .link:
      let url = try #require(URL(string: "trellis://settings/delete-account"))
      #expect(fixture.feature.handleDeepLink(url))
    }
  }
}

extension SettingsFixture {
  fileprivate var screen: any ScreenModel { feature.screen(for: .deleteAccount) }

  fileprivate func ask() throws {
    try screen.type("DELETE", into: "Type DELETE to confirm")
    try screen.tap("Delete account")
  }
}

extension ScreenModel {
  fileprivate var field: TextField? { screen.textFields.first }
}
