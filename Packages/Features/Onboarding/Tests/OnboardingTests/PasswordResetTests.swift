import CompositionTestSupport
import Onboarding
import Services
import Testing

@Suite @MainActor struct `A forgotten password` {
  private let answer = "If there is an account for ada@example.com, a message with a link is on its way."

  @Test func `gets an answer that does not tell whether there is an account`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeForgotPasswordScreen()
      #expect(model.screen.id == "onboarding.forgotPassword" && model.screen.title == "Reset password")
      try model.sendLink(email: " ada@example.com")
      await journey.settle()
      #expect(model.screen.texts == ["Reset password", answer, "Back to sign in"])
      #expect(journey.auth.passwordResets == ["ada@example.com"])
    }
  }

  @Test func `is not promised a message where the server sends none`() async throws {
    try await Journey.run(hint: SignInHint(email: "demo@app.example", password: "demo-account")) { journey in
      let model = journey.feature.makeForgotPasswordScreen()
      #expect(model.screen.texts.contains { $0.contains("it sends no messages") })
      try model.sendLink()
      await journey.settle()
      #expect(model.screen.texts.contains { $0.hasSuffix("This one doesn't.") })
      #expect(!model.screen.texts.contains { $0.contains("on its way") })
    }
  }

  @Test(arguments: ServiceError.all)
  func `tells every failure, and can be tried again`(error: ServiceError) async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeForgotPasswordScreen()
      journey.auth.failures.error = error
      try model.sendLink()
      await journey.settle()
      #expect(model.errors == error.messages)
      #expect(model.problems == (error.fields.isEmpty ? [:] : ["Email": "Bad email."]))
      #expect(model.fields == ["Email": "ada@example.com"])

      journey.auth.failures.error = nil
      try model.tap("Send link")
      await journey.settle()
      #expect(model.screen.texts.contains(answer))
    }
  }

  @Test(arguments: ["", " ", "ada", "ada@example", "a@b@example.com", "ada@example.com\n.evil"])
  func `does not send what is no address`(email: String) async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeForgotPasswordScreen()
      try model.sendLink(email: email)
      await journey.settle()
      #expect(model.problems.keys.sorted() == ["Email"])
      #expect(journey.gate.arrivals == 0)
    }
  }

  @Test func `is asked about once however often it is tapped`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeForgotPasswordScreen()
      journey.gate.close()
      let tap = try #require(model.button("Send link")).action
      try model.sendLink()
      await journey.gate.untilHeld()
      #expect(model.button("Send link")?.isEnabled == false)
      try model.perform(tap)
      journey.gate.open()
      await journey.settle()
      #expect(journey.gate.arrivals == 1)
    }
  }

  @Test func `starts anew after going back`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeForgotPasswordScreen()
      try model.sendLink()
      await journey.settle()
      try model.tap("Back to sign in")
      model.leave()
      #expect(journey.calls == ["back"])
      #expect(model.fields == ["Email": "ada@example.com"])
    }
  }

  @Test func `shows no late answer after going back`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeForgotPasswordScreen()
      journey.gate.close()
      try model.sendLink()
      await journey.gate.untilHeld()
      model.leave()
      journey.gate.open()
      await journey.settle()
      #expect(journey.auth.passwordResets == ["ada@example.com"], "the answer came, late")
      #expect(model.fields == ["Email": "ada@example.com"])
    }
  }
}
