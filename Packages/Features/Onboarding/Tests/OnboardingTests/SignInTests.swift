import CompositionTestSupport
import Foundation
import Models
import Onboarding
import Screens
import Services
import Testing

@Suite @MainActor struct `Signing in` {
  @Test func `asks for an address and a hidden password, with nothing filled in`() async {
    await Journey.run(hint: SignInHint(email: "demo@app.example", password: "demo-account")) { journey in
      let screen = journey.feature.mainScreen.screen
      #expect(screen.id == "onboarding.signIn" && screen.title == "Sign in")
      #expect(screen.textFields.map(\.kind) == [.email, .password])
      #expect(screen.textFields.map(\.text) == ["", ""])
      #expect(
        screen.texts.contains(
          "Try the demo account: demo@app.example with the password demo-account."))
    }
  }

  @Test func `names no demo account where there is none`() async {
    await Journey.run { journey in
      #expect(!journey.feature.mainScreen.screen.texts.contains { $0.contains("demo") })
    }
  }

  @Test func `leads in, and forgets what was typed`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.mainScreen
      try model.signIn(email: " ada@example.com ")
      await journey.settle()
      #expect(journey.calls == ["signedIn"])
      #expect(journey.users == [.ada])
      #expect(model.fields == ["Email": "", "Password": ""])
    }
  }

  @Test(arguments: [
    ("", "x", ["Email"]), ("ada", "x", ["Email"]), ("ada@example.com", "", ["Password"]),
    ("ada@\u{1B}[2J.com", "", ["Email", "Password"]),
    (String(repeating: "a", count: 10_000), "x", ["Email"]),
  ])
  func `does not send what breaks the rules`(email: String, password: String, wrong: [String]) async throws {
    try await Journey.run { journey in
      let model = journey.feature.mainScreen
      try model.signIn(email: email, password: password)
      await journey.settle()
      #expect(model.problems.keys.sorted() == wrong)
      #expect(model.fields == ["Email": email, "Password": password])
      #expect(journey.gate.arrivals == 0)
      for label in wrong { try model.type("fine", into: label) }
      #expect(model.problems.isEmpty)
    }
  }

  @Test func `says that the password was wrong and asks for it again`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.mainScreen
      try model.signIn(password: "wrong")
      let field = try #require(model.screen.textFields.last)
      var draft = TextFieldDraft(field)
      await journey.settle()
      #expect(model.errors == ["Wrong email or password. Try again."])
      #expect(model.fields == ["Email": "ada@example.com", "Password": ""])
      draft.update(from: try #require(model.screen.textFields.last))
      #expect(draft.text.isEmpty)
      #expect(journey.calls.isEmpty)

      try model.signIn()
      #expect(model.errors.isEmpty)
      await journey.settle()
      #expect(journey.calls == ["signedIn"])
    }
  }

  @Test(arguments: ServiceError.all)
  func `tells every failure and can be tried again`(error: ServiceError) async throws {
    try await Journey.run { journey in
      let model = journey.feature.mainScreen
      journey.auth.failures.error = error
      try model.signIn()
      await journey.settle()
      #expect(model.errors == error.messages)
      let isRefusal = if case .refused = error { true } else { false }
      #expect(model.fields == ["Email": "ada@example.com", "Password": isRefusal ? "" : .password])
      #expect(
        model.problems == (error.fields.isEmpty ? [:] : ["Email": "Bad email.", "Password": "Bad password."]))
      #expect(journey.calls.isEmpty)

      journey.auth.failures.error = nil
      try model.signIn()
      await journey.settle()
      #expect(journey.calls == ["signedIn"])
    }
  }

  @Test func `says nothing about cancelled work`() async throws {
    try await Journey.run { journey in
      journey.auth.failures.error = .cancelled
      try journey.feature.mainScreen.signIn()
      await journey.settle()
      #expect(journey.feature.mainScreen.errors.isEmpty)
      #expect(journey.feature.mainScreen.button("Sign in")?.isEnabled == true)
    }
  }

  @Test func `asks once however often it is tapped`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.mainScreen
      journey.gate.close()
      let tap = try #require(model.button("Sign in")).action
      try model.signIn()
      try model.perform(tap)
      await journey.gate.untilHeld()
      #expect(model.button("Sign in")?.title == "Signing in…")
      #expect(model.button("Sign in")?.isEnabled == false)
      try model.perform(tap)
      journey.gate.open()
      await journey.settle()
      #expect(journey.gate.arrivals == 1)
      #expect(journey.calls == ["signedIn"])
    }
  }

  @Test(arguments: [("Create account", "showSignUp"), ("Forgot password?", "showForgotPassword")])
  func `gives up when it is left`(button: String, call: String) async throws {
    try await Journey.run { journey in
      let model = journey.feature.mainScreen
      journey.gate.close()
      try model.signIn()
      await journey.gate.untilHeld()
      try model.tap(button)
      model.leave()
      #expect(model.fields == ["Email": "ada@example.com", "Password": ""])
      #expect(model.button("Sign in")?.title == "Sign in")
      journey.gate.open()
      await journey.settle()
      #expect(journey.auth.signedIn != nil, "the answer came, late")
      #expect(journey.calls == [call])
    }
  }

  @Test(arguments: ["trellis://onboarding", "trellis://onboarding/welcome", "trellis://profile"])
  func `opens no links`(link: String) async throws {
    await Journey.run { journey in #expect(!journey.feature.open(link)) }
  }
}
