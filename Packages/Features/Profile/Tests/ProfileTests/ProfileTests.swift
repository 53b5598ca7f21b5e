import Analytics
import Composition
import CompositionTestSupport
import Foundation
import InMemoryServices
import Models
import Screens
import Services
import Testing

@testable import Profile

@Suite @MainActor struct `The profile` {
  @Test func `shows who is signed in and asks the server for news`() async {
    await ProfileFixture.run { fixture in
      await fixture.service.changeElsewhere(name: "Countess")
      #expect(fixture.main.screen.texts.contains("Ada"))
      await fixture.main.task()
      #expect(fixture.main.screen.texts.contains("Countess"))
    }
  }

  @Test func `shows an edit at once and keeps it when the server agrees`() async throws {
    try await ProfileFixture.run { fixture in
      try fixture.edit(name: " Ada King ", bio: "Numbers")
      #expect(fixture.calls == ["showEdit", "closeEdit"])
      #expect(fixture.main.screen.texts.contains("Ada King"))
      #expect(fixture.main.row("Name")?.subtitle == nil, "It is being sent.")
      #expect(fixture.service.current?.name == "Ada")
      await fixture.monitor.untilIdle()
      #expect(fixture.service.current?.name == "Ada King")
      #expect(fixture.main.screen.toast?.text == "Profile saved.")
      #expect(fixture.events.events.map(\.name) == ["ProfileSaved"])
    }
  }

  @Test func `takes a refused edit back and offers it for another try with the server's words`() async throws
  {
    try await ProfileFixture.run { fixture in
      fixture.service.updateFailures.error = .invalid(
        message: "Not saved.", fields: ["name": "Already taken."])
      try fixture.edit(name: "Grace", bio: "Numbers")
      #expect(fixture.main.screen.texts.contains("Grace"))
      await fixture.monitor.untilIdle()
      #expect(!fixture.main.screen.texts.contains("Grace"))
      #expect(fixture.main.screen.texts.contains("Ada"))
      #expect(fixture.main.screen.toast == nil)
      #expect(fixture.main.screen.alert?.message == "Name: Already taken.")
      try fixture.main.tap("Edit again")
      #expect(fixture.main.screen.alert == nil)
      #expect(fixture.edit.screen.textFields.map(\.text) == ["Grace", "Numbers"])
      #expect(fixture.edit.screen.textFields.map(\.error) == ["Already taken.", nil])
      #expect(fixture.calls == ["showEdit", "closeEdit", "showEdit"])
      #expect(fixture.events.events.map(\.name) == ["ProfileEditTakenBack"])
    }
  }

  @Test func `knows what is typed and not saved`() async throws {
    try await ProfileFixture.run { fixture in
      try fixture.main.tap("Edit profile")
      #expect(!fixture.edit.hasUnsavedChanges)
      try fixture.edit.type("Grace", into: "Name")
      #expect(fixture.edit.hasUnsavedChanges)
      try fixture.edit.type("Ada ", into: "Name")
      #expect(!fixture.edit.hasUnsavedChanges)
    }
  }

  @Test func `forgets a refused edit that the person discards`() async throws {
    try await ProfileFixture.run { fixture in
      fixture.service.updateFailures.error = .invalid(message: "Not saved.", fields: [:])
      try fixture.edit(name: "Grace")
      await fixture.monitor.untilIdle()
      try fixture.main.tap("Discard changes")
      #expect(fixture.main.screen.alert == nil)
      try fixture.main.tap("Edit profile")
      #expect(fixture.edit.screen.textFields.map(\.text) == ["Ada", ""])
    }
  }

  @Test(
    arguments: [
      ([:], "Not saved."), (["name": "Taken."], "Name: Taken."), (["bio": "Too long."], "Bio: Too long."),
      (["bio": "Too long.", "name": "Taken."], "Name: Taken.\nBio: Too long."),
      (["email": "Odd."], "Not saved."), (["email": "Odd.", "bio": "Too long."], "Bio: Too long."),
    ] as [([String: String], String)])
  func `tells at once why an edit was refused`(fields: [String: String], message: String) async throws {
    try await ProfileFixture.run { fixture in
      fixture.service.updateFailures.error = .invalid(message: "Not saved.", fields: fields)
      try fixture.edit(name: "Grace", bio: "Numbers")
      await fixture.monitor.untilIdle()
      #expect(fixture.main.screen.alert?.message == message)
    }
  }

  @Test func `lets a refused edit go only when the person says so`() async throws {
    try await ProfileFixture.run { fixture in
      fixture.service.updateFailures.error = .invalid(message: "Not saved.", fields: [:])
      try fixture.edit(name: "Grace")
      await fixture.monitor.untilIdle()
      let alert = try #require(fixture.main.screen.alert)
      #expect(alert.dismissal == nil)
      #expect(alert.buttons.map(\.role) == [.primary, .destructive])
      fixture.main.leave()
      #expect(fixture.main.screen.alert == alert)
    }
  }

  @Test(arguments: [true, false])
  func `asks before what was typed is thrown away, however the person leaves`(isCancel: Bool) async throws {
    try await ProfileFixture.run { fixture in
      try fixture.main.tap("Edit profile")
      #expect(fixture.edit.screen.back == nil)
      try fixture.edit.type("Grace", into: "Name")
      @MainActor func leave() throws {
        if isCancel { return try fixture.edit.tap("Cancel") }
        try fixture.edit.perform(try #require(fixture.edit.screen.backAction))
      }
      try leave()
      #expect(fixture.edit.screen.alert?.title == "Discard your changes?")
      // Going back from the question is to keep editing.
      try fixture.edit.perform(try #require(fixture.edit.screen.backAction))
      #expect(fixture.edit.screen.alert == nil)
      #expect(fixture.edit.screen.textFields.map(\.text) == ["Grace", ""])
      #expect(fixture.calls == ["showEdit"])
      try leave()
      try fixture.edit.tap("Discard")
      #expect(fixture.calls == ["showEdit", "closeEdit"])
      #expect(fixture.service.current == .ada)
    }
  }

  @Test(arguments: [
    ("", ""), (String(repeating: "x", count: 10_000), ""), ("Ada", String(repeating: "x", count: 501)),
  ])
  func `does not send what breaks the rules`(name: String, bio: String) async throws {
    try await ProfileFixture.run { fixture in
      try fixture.edit(name: name, bio: bio)
      await fixture.monitor.untilIdle()
      #expect(fixture.calls == ["showEdit"])
      #expect(fixture.service.current == .ada)
      #expect(fixture.edit.screen.textFields.contains { $0.error != nil })
      try fixture.edit.type("Fine", into: "Name")
      try fixture.edit.type("Fine", into: "Bio")
      #expect(fixture.edit.screen.textFields.allSatisfy { $0.error == nil })
    }
  }

  @Test func `sends nothing when nothing was changed`() async throws {
    try await ProfileFixture.run { fixture in
      fixture.service.failures.error = .trouble
      try fixture.edit(name: "Ada")
      await fixture.monitor.untilIdle()
      #expect(fixture.calls == ["showEdit", "closeEdit"])
      #expect(fixture.main.screen.alert == nil && fixture.main.screen.toast == nil)
      #expect(!fixture.store.hasUnsentEdits)
    }
  }

  @Test func `does not undo what came in while the person typed`() async throws {
    try await ProfileFixture.run { fixture in
      try fixture.main.tap("Edit profile")
      await fixture.service.changeElsewhere(name: "Countess")
      await fixture.main.task()
      try fixture.edit.type("Numbers", into: "Bio")
      try fixture.edit.tap("Save")
      await fixture.monitor.untilIdle()
      #expect(fixture.service.current?.name == "Countess")
      #expect(fixture.service.current?.bio == "Numbers")
    }
  }

  @Test func `signs out only after a question`() async throws {
    try await ProfileFixture.run { fixture in
      try fixture.main.tap("Sign out")
      #expect(fixture.calls.isEmpty)
      #expect(fixture.main.screen.alert?.message == "You will need your password to sign in again.")
      try fixture.main.perform(try #require(fixture.main.screen.alert?.dismissal?.action))
      #expect(fixture.calls.isEmpty && fixture.main.screen.alert == nil)
      try fixture.main.tap("Sign out")
      fixture.main.leave()
      #expect(fixture.calls.isEmpty && fixture.main.screen.alert == nil, "It is not asked any more.")
      try fixture.main.tap("Sign out")
      try fixture.main.perform(try #require(fixture.main.screen.alert?.buttons.first?.action))
      #expect(fixture.calls == ["signOut"])
    }
  }

  @Test(
    arguments: [
      ("trellis://profile", ["showProfile"]), ("trellis://profile/edit", ["showEdit"]),
      ("trellis://profile/delete", nil), ("trellis://settings", nil), ("trellis:profile", nil),
    ] as [(String, [String]?)])
  func `opens its own links and no others`(link: String, calls: [String]?) async throws {
    await ProfileFixture.run { fixture in
      #expect(fixture.feature.open(link) == (calls != nil))
      #expect(fixture.calls == calls ?? [])
    }
  }
}
