import CompositionTestSupport
import Services
import Testing

@Suite @MainActor struct `Signing up` {
  @Test func `asks for an address and twice for a hidden password`() async {
    await Journey.run { journey in
      let screen = journey.feature.makeSignUpScreen().screen
      #expect(screen.id == "onboarding.signUp" && screen.title == "Create account")
      #expect(screen.textFields.map(\.label) == ["Email", "Password", "Repeat password"])
      #expect(screen.textFields.map(\.kind) == [.email, .password, .password])
    }
  }

  @Test func `makes an account, leads in, and forgets what was typed`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      try model.signUp(email: " grace@example.com ")
      await journey.settle()
      #expect(journey.calls == ["signedIn"])
      #expect(journey.users.map(\.email) == ["grace@example.com"])
      #expect(model.fields == ["Email": "", "Password": "", "Repeat password": ""])
    }
  }

  @Test(arguments: [
    ("", "12345678", "12345678", ["Email"]), ("grace@", "12345678", "12345678", ["Email"]),
    ("grace@example.com", "1234567", "1234567", ["Password"]), ("grace@example.com", "", "", ["Password"]),
    ("grace@example.com", String(repeating: "x", count: 72), String(repeating: "x", count: 72), ["Password"]),
    ("grace@example.com", "12345678", "", ["Repeat password"]),
    ("grace@example.com", "12345678", "12345678 ", ["Repeat password"]),
    ("", "short", "other", ["Email", "Password", "Repeat password"]),
  ])
  func `does not send what breaks the rules`(
    email: String, password: String, repetition: String, wrong: [String]
  ) async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      try model.signUp(email: email, password: password, repetition: repetition)
      await journey.settle()
      #expect(model.problems.keys.sorted() == wrong)
      #expect(model.fields == ["Email": email, "Password": password, "Repeat password": repetition])
      #expect(journey.gate.arrivals == 0)
      for label in wrong { try model.type("fine", into: label) }
      #expect(model.problems.isEmpty)
    }
  }

  @Test func `no longer complains about the repetition once the password is changed instead`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      try model.signUp(password: "12345678", repetition: "87654321")
      try model.type("87654321", into: "Password")
      #expect(model.problems.isEmpty)
    }
  }

  @Test(arguments: ServiceError.all)
  func `tells every failure, keeps what was typed and can be tried again`(error: ServiceError) async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      journey.auth.failures.error = error
      try model.signUp()
      await journey.settle()
      #expect(model.errors == error.messages)
      #expect(
        model.fields == ["Email": "grace@example.com", "Password": .password, "Repeat password": .password])
      #expect(
        model.problems
          == (error.fields.isEmpty
            ? [:]
            : ["Email": "Bad email.", "Password": "Bad password.", "Repeat password": "Bad repetition."]))

      journey.auth.failures.error = nil
      try model.tap("Create account")
      await journey.settle()
      #expect(journey.calls == ["signedIn"])
      #expect(model.errors.isEmpty && model.problems.isEmpty)
    }
  }

  @Test func `says at the field that an address is taken`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      try model.signUp(email: "ada@example.com")
      await journey.settle()
      #expect(model.problems == ["Email": "Already used by an account."])
      #expect(model.errors.isEmpty)
      try model.type("grace@example.com", into: "Email")
      #expect(model.errors.isEmpty && model.problems.isEmpty)
    }
  }

  @Test func `says on the whole what no field of it can say`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      journey.auth.failures.error = .invalid(message: "Not accepted.", fields: ["captcha": "Are you human?"])
      try model.signUp()
      await journey.settle()
      #expect(model.errors == ["Not accepted."])
      #expect(model.problems.isEmpty)
    }
  }

  @Test func `asks once however often it is tapped`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      journey.gate.close()
      let tap = try #require(model.button("Create account")).action
      try model.signUp()
      await journey.gate.untilHeld()
      #expect(model.button("Create account")?.isEnabled == false)
      try model.perform(tap)
      journey.gate.open()
      await journey.settle()
      #expect(journey.gate.arrivals == 1)
      #expect(journey.calls == ["signedIn"])
    }
  }

  @Test func `gives up when it is left, and keeps only the address`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeSignUpScreen()
      journey.gate.close()
      try model.signUp()
      await journey.gate.untilHeld()
      try model.tap("Back")
      model.leave()
      journey.gate.open()
      await journey.settle()
      #expect(journey.auth.signedIn != nil, "the answer came, late")
      #expect(journey.calls == ["back"])
      #expect(model.fields == ["Email": "grace@example.com", "Password": "", "Repeat password": ""])
    }
  }
}
