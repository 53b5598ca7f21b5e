import Composition
import CompositionTestSupport
import Foundation
import InMemoryServices
import Screens
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
      try fixture.screen.perform(ScreenAction(DeleteAccountModel.Action.askToDelete))
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
    DeleteAccountModel.Action.edit(TypedText("")), .askToDelete, .delete, .keep, .acknowledge, .cancel,
  ])
  func `lets nothing be tapped while it runs and after`(action: DeleteAccountModel.Action) async throws {
    try await SettingsFixture().run { fixture in
      try fixture.ask()
      try fixture.screen.tap("Delete")
      #expect(fixture.screen.isLoading)
      try fixture.screen.perform(ScreenAction(action))
      #expect(fixture.screen.isLoading)
      await fixture.monitor.untilIdle()
      try fixture.screen.perform(ScreenAction(action))
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
      // Whoever is refused may be nobody any more.
      let told = if case .refused = error { ["deletionGivenUp"] } else { [String]() }
      #expect(fixture.calls == told)
      try fixture.screen.tap("OK")
      #expect(fixture.screen.field?.text == "DELETE")
      fixture.profile.failures.error = nil
      try fixture.screen.tap("Delete account")
      try fixture.screen.tap("Delete")
      await fixture.monitor.untilIdle()
      #expect(fixture.calls == told + ["accountDeleted"])
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

  @Test(arguments: Moment.allCases)
  func `has to be confirmed anew by somebody who went away`(moment: Moment) async throws {
    try await SettingsFixture().run { fixture in
      let revision = try #require(fixture.screen.field?.revision)
      try await moment.come(in: fixture)
      fixture.screen.leave()
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.alert == nil)
      #expect(fixture.screen.field?.text == "")
      #expect(try #require(fixture.screen.field?.revision) > revision)
      #expect(fixture.screen.screen.action(titled: "Delete account") == nil)
    }
  }

  @Test(arguments: Moment.allCases)
  func `is given up by somebody who goes away, which is told if it was under way`(moment: Moment) async throws
  {
    try await SettingsFixture().run { fixture in
      try await moment.come(in: fixture)
      let before = fixture.calls
      fixture.screen.leave()
      await fixture.monitor.untilIdle()
      #expect(fixture.calls == before + (moment == .deleting ? ["deletionGivenUp"] : []))
      #expect((fixture.profile.current == nil) == (moment == .deleted))
    }
  }

  @Test func `is told all the same when the answer came too late to give it up`() async throws {
    let gate = Gate()
    try await SettingsFixture(profile: GatedProfileService(gate: gate)).run { fixture in
      try fixture.ask()
      try fixture.screen.tap("Delete")
      await gate.untilHeld()
      fixture.screen.leave()
      gate.open()
      await fixture.monitor.untilIdle()
      #expect(fixture.calls == ["deletionGivenUp", "accountDeleted"])
    }
  }
}

/// How far somebody has come with deleting the account.
enum Moment: CaseIterable {
  case editing, asking, deleting, failed, deleted

  @MainActor func come(in fixture: SettingsFixture) async throws {
    if self == .failed { fixture.profile.failures.error = .networkTrouble(message: "Trouble.") }
    try fixture.ask()
    switch self {
    case .editing: try fixture.screen.tap("Keep account")
    case .asking: break
    case .deleting: try fixture.screen.tap("Delete")
    case .failed, .deleted:
      try fixture.screen.tap("Delete")
      await fixture.monitor.untilIdle()
    }
  }
}

extension SettingsFixture {
  fileprivate var screen: any ScreenModel { screen(of: .deleteAccount) }

  fileprivate func ask() throws {
    try screen.type("DELETE", into: "Type DELETE to confirm")
    try screen.tap("Delete account")
  }
}

extension ScreenModel {
  fileprivate var field: TextField? { screen.textFields.first }
}
