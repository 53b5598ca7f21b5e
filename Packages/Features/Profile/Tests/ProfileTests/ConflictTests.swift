import Composition
import CompositionTestSupport
import Models
import Screens
import Services
import Testing

@testable import Profile

@Suite @MainActor struct `A profile that was changed elsewhere as well` {
  /// Runs a test after a name and a bio were changed here and elsewhere.
  private func contested(_ body: @MainActor (ProfileFixture) async throws -> Void) async throws {
    try await ProfileFixture.run { fixture in
      await fixture.service.changeElsewhere(name: "Eve", bio: "Apples")
      try fixture.edit(name: "Grace", bio: "Ships")
      await fixture.monitor.untilIdle()
      try await body(fixture)
    }
  }

  @Test(arguments: [("Keep mine", "Grace", "Profile saved."), ("Use theirs", "Eve", nil)])
  func `is asked about`(answer: String, name: String, toast: String?) async throws {
    try await ProfileFixture.run { fixture in
      await fixture.service.changeElsewhere(name: "Eve")
      try fixture.edit(name: "Grace")
      await fixture.monitor.untilIdle()
      let alert = try #require(fixture.main.screen.alert)
      #expect(alert.title == "Your name was changed elsewhere")
      #expect(alert.message == "Yours: “Grace”\nTheirs: “Eve”")
      #expect(alert.dismissal?.title == "Later")
      #expect(fixture.main.screen.toast == nil)
      #expect(fixture.service.current?.name == "Eve")
      try fixture.main.tap(answer)
      #expect(fixture.main.screen.alert == nil)
      await fixture.monitor.untilIdle()
      #expect(fixture.service.current?.name == name)
      #expect(fixture.main.row("Name")?.value == name)
      #expect(fixture.main.screen.toast?.text == toast)
    }
  }

  @Test(
    arguments: [
      (["Keep mine", "Keep mine"], "Grace", "Ships", "Profile saved."),
      (["Keep mine", "Use theirs"], "Grace", "Apples", "Profile saved."),
      (["Use theirs", "Keep mine"], "Eve", "Ships", "Profile saved."),
      (["Use theirs", "Use theirs"], "Eve", "Apples", nil),
    ] as [([String], String, String, String?)])
  func `is answered field by field`(answers: [String], name: String, bio: String, toast: String?) async throws
  {
    try await contested { fixture in
      #expect(fixture.main.screen.alert?.title == "Your name was changed elsewhere")
      try fixture.main.tap(answers[0])
      #expect(fixture.main.screen.alert?.title == "Your bio was changed elsewhere")
      await fixture.monitor.untilIdle()
      #expect(fixture.main.screen.alert?.title == "Your bio was changed elsewhere")
      #expect(fixture.service.current?.name == "Eve", "Nothing is sent before everything is answered.")
      try fixture.main.tap(answers[1])
      #expect(fixture.main.screen.alert == nil)
      await fixture.monitor.untilIdle()
      #expect(fixture.service.current?.name == name && fixture.service.current?.bio == bio)
      #expect(fixture.main.row("Name")?.value == name && fixture.main.row("Bio")?.value == bio)
      #expect(fixture.main.screen.toast?.text == toast && !fixture.store.hasUnsentEdits)
    }
  }

  @Test func `can wait, and is answered from the screen later`() async throws {
    try await contested { fixture in
      #expect(!fixture.main.screen.texts.contains("Choose"))
      try fixture.main.perform(try #require(fixture.main.screen.backAction))
      #expect(fixture.main.screen.alert == nil)
      #expect(
        fixture.main.screen.texts.contains { $0.hasPrefix("Changed elsewhere, too: your name and bio.") })
      #expect(
        fixture.main.row("Name")?.value == "Grace" && fixture.main.row("Name")?.subtitle == "Not sent yet")
      fixture.main.leave()
      await fixture.main.task()
      #expect(fixture.main.screen.alert == nil, "It is the same question.")
      #expect(fixture.store.unsentChanges == ProfileChanges(name: "Grace", bio: "Ships"))
      try fixture.main.tap("Choose")
      #expect(fixture.main.screen.alert?.title == "Your name was changed elsewhere")
      try fixture.main.tap("Keep mine")
      try fixture.main.tap("Later")
      #expect(fixture.main.screen.texts.contains { $0.hasPrefix("Changed elsewhere, too: your bio.") })
      try fixture.main.tap("Choose")
      try fixture.main.tap("Use theirs")
      await fixture.monitor.untilIdle()
      #expect(!fixture.main.screen.texts.contains("Choose"))
      #expect(fixture.service.current?.name == "Grace" && fixture.service.current?.bio == "Apples")
    }
  }

  @Test func `is asked about again when it is another question, and at the next launch`() async throws {
    try await contested { fixture in
      try fixture.main.tap("Later")
      await fixture.service.changeElsewhere(name: "Mallory", bio: "Apples")
      await fixture.main.task()
      #expect(fixture.main.screen.alert?.message == "Yours: “Grace”\nTheirs: “Mallory”")
      try fixture.main.tap("Later")
      try await fixture.relaunch()
      await fixture.main.task()
      #expect(fixture.main.screen.alert?.message == "Yours: “Grace”\nTheirs: “Mallory”")
    }
  }

  @Test func `is no question when only the way differs in which characters are made`() async throws {
    try await ProfileFixture.run { fixture in
      await fixture.service.changeElsewhere(name: "Zoe\u{308}")
      try fixture.edit(name: "Zo\u{EB}")
      await fixture.monitor.untilIdle()
      #expect(fixture.main.screen.alert == nil && !fixture.store.hasUnsentEdits)
    }
  }

  @Test func `shows where long texts differ`() async throws {
    let (before, after) = (
      String(repeating: "Engines weave. ", count: 10), String(repeating: " They do.", count: 10)
    )
    try await ProfileFixture.run { fixture in
      await fixture.service.changeElsewhere(name: "Ada", bio: before + "I like tea." + after)
      try fixture.edit(name: "Ada", bio: before + "I like coffee." + after)
      await fixture.monitor.untilIdle()
      #expect(
        fixture.main.screen.alert?.message == """
          Yours: “…gines weave. I like coffee. They do. They do. …”
          Theirs: “…gines weave. I like tea. They do. They do. …”
          """)
    }
  }
}
