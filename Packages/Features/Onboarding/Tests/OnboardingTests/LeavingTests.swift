import CompositionTestSupport
import Testing

@Suite @MainActor struct `A screen that the app takes away` {
  @Test func `gives up its request and forgets its passwords`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      journey.gate.close()
      try model.signUp()
      await journey.gate.untilHeld()
      model.leave()
      #expect(model.fields == ["Email": "grace@example.com", "Password": "", "Repeat password": ""])
      journey.gate.open()
      await journey.settle()
      #expect(journey.auth.signedIn != nil, "the answer came, late")
      #expect(journey.calls.isEmpty)
    }
  }

  @Test func `gives up a step's request as well`() async throws {
    try await Journey.run { journey in
      journey.gate.close()
      try journey.step(.complete).tap("Start using Trellis")
      await journey.gate.untilHeld()
      journey.step(.complete).leave()
      journey.gate.open()
      await journey.settle()
      #expect(journey.calls.isEmpty)
    }
  }
}
