import CompositionTestSupport
import Models
import Services
import Testing

@Suite @MainActor struct `Setting up the profile` {
  private let grace = User(id: "1", email: "grace@example.com", name: "Grace", bio: "Compilers")

  @Test func `begins with what is known`() async {
    await Journey.run(user: grace) { journey in
      #expect(journey.step(.profileSetup).fields == ["Name": "Grace", "Bio": "Compilers"])
    }
  }

  @Test func `saves name and bio and goes on`() async throws {
    try await Journey.run { journey in
      try journey.step(.profileSetup).setUp(name: " Ada ", bio: " Numbers ")
      await journey.settle()
      #expect(journey.profile.current?.name == "Ada")
      #expect(journey.profile.current?.bio == "Numbers")
      #expect(journey.calls == ["showStep complete"])
      #expect(journey.step(.complete).screen.toast?.text == "Profile saved.")
    }
  }

  @Test func `saves only what has changed`() async throws {
    try await Journey.run(user: grace) { journey in
      let model = journey.step(.profileSetup)
      try model.tap("Continue")
      #expect(journey.gate.arrivals == 0)
      try model.setUp(name: "Grace", bio: "Ships")
      await journey.settle()
      try model.tap("Continue")
      await journey.settle()
      #expect(journey.gate.arrivals == 1)
      #expect(journey.calls == Array(repeating: "showStep complete", count: 3))
    }
  }

  @Test(arguments: [
    ("", "", ["Name"]), ("  ", "", ["Name"]), (String(repeating: "x", count: 10_000), "", ["Name"]),
    ("Ada\u{1B}[2J", "", ["Name"]), ("Ada", String(repeating: "x", count: 501), ["Bio"]),
    ("Ada", "a\u{9B}b", ["Bio"]), ("", String(repeating: "x", count: 501), ["Bio", "Name"]),
  ])
  func `does not send what breaks the rules`(name: String, bio: String, wrong: [String]) async throws {
    try await Journey.run { journey in
      let model = journey.step(.profileSetup)
      try model.setUp(name: name, bio: bio)
      await journey.settle()
      #expect(model.problems.keys.sorted() == wrong)
      #expect(model.fields == ["Name": name, "Bio": bio])
      #expect(journey.gate.arrivals == 0 && journey.calls.isEmpty)
      for label in wrong { try model.type("fine", into: label) }
      #expect(model.problems.isEmpty)
    }
  }

  @Test(arguments: ServiceError.all)
  func `tells every failure, keeps what was typed and can be tried again`(error: ServiceError) async throws {
    try await Journey.run { journey in
      let model = journey.step(.profileSetup)
      journey.profile.failures.error = error
      try model.setUp(name: "Ada", bio: "Numbers")
      await journey.settle()
      #expect(model.errors == error.messages)
      #expect(model.fields == ["Name": "Ada", "Bio": "Numbers"])
      #expect(model.problems == (error.fields.isEmpty ? [:] : ["Name": "Bad name.", "Bio": "Bad bio."]))
      #expect(journey.calls.isEmpty)

      journey.profile.failures.error = nil
      try model.tap("Continue")
      await journey.settle()
      #expect(journey.calls == ["showStep complete"])
      #expect(model.errors.isEmpty && model.problems.isEmpty)
    }
  }

  @Test func `saves once however often it is tapped`() async throws {
    try await Journey.run { journey in
      let model = journey.step(.profileSetup)
      journey.gate.close()
      let tap = try #require(model.button("Continue")).action
      try model.setUp(name: "Ada", bio: "")
      await journey.gate.untilHeld()
      #expect(model.button("Continue")?.isEnabled == false)
      try model.perform(tap)
      journey.gate.open()
      await journey.settle()
      #expect(journey.gate.arrivals == 1)
      #expect(journey.calls == ["showStep complete"])
    }
  }

  @Test func `does not go on after somebody went back`() async throws {
    try await Journey.run { journey in
      let model = journey.step(.profileSetup)
      journey.gate.close()
      try model.setUp(name: "Ada", bio: "")
      await journey.gate.untilHeld()
      try model.tap("Back")
      model.leave()
      journey.gate.open()
      await journey.settle()
      #expect(journey.profile.current?.name == "Ada", "the answer came, late")
      #expect(journey.calls == ["showStep permissions"])
      #expect(model.fields == ["Name": "Ada", "Bio": ""])
    }
  }
}
