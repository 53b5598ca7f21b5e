import Composition
import CompositionTestSupport
import Foundation
import Models
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `The end of a session` {
  @Test(arguments: [true, false])
  func `is recorded while the consent of whoever leaves still counts`(isRefused: Bool) async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      fixture.dependencies.preferences.update { $0.analyticsConsent = true }
      await fixture.settle()
      if isRefused { answers.refreshStatus = 401 }
      await isRefused ? fixture.controller.validateSession() : fixture.controller.signOut()
      let last = try #require(fixture.events.events.last)
      let target = isRefused ? "error(sessionExpired)" : "unauthenticated"
      #expect(last.name == "StateTransition")
      #expect(last.properties == ["from": "authenticated", "to": .string(target)])
      // And nothing after it.
      if isRefused { fixture.controller.signInAgain() }
      #expect(fixture.dependencies.analytics.consent == nil)
      #expect(fixture.events.events.last == last)
    }
  }

  /// The answer to a question that was asked before comes after the person has signed out.
  @Test(arguments: [200, 401, 500])
  func `is not changed by what the server says of the session afterwards`(status: Int) async throws {
    let (answers, gate) = (SessionAnswers(), Gate())
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.refreshStatus = status
      answers.gate = gate
      let validation = Task { await fixture.controller.validateSession() }
      await gate.untilHeld()
      fixture.controller.requestSignOut()
      gate.open()
      await validation.value
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(fixture.controller.user == nil && fixture.controller.connection == .online)
      #expect(try !fixture.hasStoredSession())
      #expect(!fixture.frames.contains { $0.leaf.id.hasPrefix("error.") })
    }
  }

  @Test func `comes once when two questions are refused at the same time`() async throws {
    let (answers, gate) = (SessionAnswers(), Gate())
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.refreshStatus = 401
      answers.gate = gate
      let validations = (0..<2).map { _ in Task { await fixture.controller.validateSession() } }
      await gate.untilHeld()
      gate.open()
      for validation in validations { await validation.value }
      await fixture.settle()
      #expect(fixture.controller.state == .error(.sessionExpired))
    }
  }

  @Test func `lets nothing else happen in between`() async throws {
    let link = "\(AppLink.scheme)://\(MainTab.allCases[0].rawValue)"
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      _ = answers.takePaths()
      fixture.controller.requestSignOut()
      for tab in MainTab.allCases { try fixture.root.tap(tab.title) }
      #expect(fixture.tab == MainTab.allCases[0])
      #expect(!fixture.controller.handleDeepLink(link))
      await fixture.controller.validateSession()
      await fixture.controller.refreshIfNeeded()
      fixture.controller.sessionWasRefused(of: try #require(fixture.controller.user?.id))
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(answers.takePaths() == [])
    }
  }

  @Test func `is waited for by the end of the app`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.controller.requestSignOut()
      await fixture.controller.prepareForBackground()
      #expect(try !fixture.hasStoredSession())
      #expect(fixture.controller.state == .unauthenticated)
    }
  }

  @Test func `of one person is none of the next`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.controller.sessionWasRefused(of: "somebodyelse")
      await fixture.settle()
      #expect(fixture.controller.state.kind == .authenticated)
      #expect(try fixture.hasStoredSession())
    }
  }

  @Test func `that comes when nobody is signed in changes nothing`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      await fixture.controller.signOut()
      fixture.controller.finishedOnboarding(user: User(id: "u1", email: "a@example.com", isOnboarded: true))
      #expect(fixture.controller.state == .unauthenticated)
      #expect(fixture.controller.user == nil)
    }
  }
}
