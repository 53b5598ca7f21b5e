import Backend
import Composition
import CompositionTestSupport
import Foundation
import Models
import Screens
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A session in use` {
  @Test(arguments: [
    (200, AppState.Kind.authenticated, true), (401, .error, true), (403, .error, true),
    (400, .authenticated, false),
    (404, .authenticated, false), (429, .authenticated, false), (500, .authenticated, false),
    (502, .authenticated, false), (503, .authenticated, false),
  ])
  func `ends only when the server refuses it`(status: Int, kind: AppState.Kind, isOnline: Bool) async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.refreshStatus = status
      await fixture.controller.validateSession()
      #expect(fixture.controller.state.kind == kind)
      #expect((fixture.controller.connection == .online) == isOnline)
      #expect(try fixture.hasStoredSession() == (kind == .authenticated))
    }
  }

  @Test func `is not there at the next launch when nobody took it over`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      // The person has left the screen when the answer was there already, and before it was shown.
      let demo = DemoAccount.standard
      _ = try await fixture.dependencies.auth.signIn(email: demo.email, password: demo.password)
      #expect(try !fixture.hasStoredSession())
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
    }
  }

  @Test func `is validated when the app becomes active and not before`() async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      fixture.controller.enter(.active, scene: "main")
      await fixture.settle()
      answers.refreshStatus = 401
      fixture.controller.enter(.inactive, scene: "main")
      await fixture.settle()
      fixture.controller.enter(.background, scene: "main")
      await fixture.settle()
      #expect(fixture.controller.state.kind == .authenticated)
      fixture.controller.enter(.active, scene: "main")
      await fixture.settle()
      #expect(fixture.controller.state == .error(.sessionExpired))
    }
  }

  @Test func `leaves no feature behind when the person signs out`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      for tab in MainTab.allCases { try await fixture.perform { try $0.tap(tab.title) } }
      let left = fixture.featureParts().map(Weak.init)
      #expect(left.count == 2 * MainTab.allCases.count)
      await fixture.controller.signOut()
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(try !fixture.hasStoredSession())
      #expect(left.allSatisfy { $0.object == nil })
      #expect(fixture.madeFeatures == ["onboarding"])
      try await fixture.signIn()
      #expect(fixture.tab == MainTab.allCases[0])
    }
  }

  @Test func `leaves nothing behind however often somebody signs in and out, and changes places between`()
    async throws
  {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      var left: [Weak] = []
      for _ in 0..<20 {
        for tab in MainTab.allCases {
          try await fixture.perform { try $0.tap(tab.title) }
          left += fixture.root.models.dropFirst().map { Weak($0) }
        }
        await fixture.controller.signOut()
        await fixture.settle()
        left.append(Weak(fixture.root.presented))
        try await fixture.signIn()
        await fixture.settle()
        fixture.controller.releaseResources()
      }
      await fixture.controller.signOut()
      await fixture.settle()
      #expect(left.allSatisfy { $0.object == nil })
    }
  }

  @Test func `never leaks a password or token into what can be read`() async throws {
    try await AppFixture.run { fixture in
      let password = "s3cret-of-grace"
      try await fixture.launch()
      await fixture.settle()
      fixture.dependencies.preferences.update { $0.analyticsConsent = true }
      try fixture.root.type("grace@example.com", into: "Email")
      try fixture.root.type(password + "-wrong", into: "Password")
      try await fixture.perform { try $0.tap("Sign in") }
      try await fixture.perform { try $0.tap("Create account") }
      try fixture.root.type("grace@example.com", into: "Email")
      try fixture.root.type(password, into: "Password")
      try fixture.root.type(password, into: "Repeat password")
      try await fixture.perform { try $0.tap("Create account") }
      fixture.dependencies.preferences.update { $0.analyticsConsent = true }
      await fixture.settle()
      #expect(fixture.controller.state == .onboarding(.welcome))

      let session = try JSONDecoder().decode(Session.self, from: Data(contentsOf: fixture.sessionFile))
      var dumped = ""
      dump(fixture.root, to: &dumped, maxDepth: 20)
      dump(fixture.dependencies, to: &dumped, maxDepth: 20)
      let readable =
        Array(try fixture.readableFiles().values) + [dumped] + fixture.events.events.map { "\($0)" }
        + fixture.frames.flatMap { frame in frame.texts + ["\(frame)"] }
      for secret in [session.token.secret, password] {
        for text in readable where text.contains(secret) {
          Issue.record("a secret stands in \(text.prefix(200))")
        }
      }
    }
  }

  @Test func `ends once, however often that is asked for`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      try await fixture.signIn()
      for _ in 0..<3 { fixture.controller.cancelOnboarding() }
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
    }
  }

  @Test func `that ended during the onboarding leads back to the sign-in`() async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.launch()
      await fixture.settle()
      try await fixture.signIn()
      answers.refreshStatus = 401
      await fixture.controller.validateSession()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(!fixture.controller.notices.isEmpty)
    }
  }

  @Test func `tells everything that is to be told, each once`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      for message in ["one", "two", "one"] { fixture.controller.tell(message) }
      #expect(fixture.root.screen.banner?.text == "one")
      try await fixture.perform { try $0.tap("OK") }
      #expect(fixture.root.screen.banner?.text == "two")
      try await fixture.perform { try $0.tap("OK") }
      #expect(fixture.root.screen.banner == nil)
    }
  }
}
