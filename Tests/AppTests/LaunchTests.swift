import Composition
import CompositionTestSupport
import Foundation
import Models
import Networking
import NetworkingTestSupport
import Screens
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A launch` {
  @Test func `of somebody who was signed in draws loading and then the app, and nothing else`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      try await fixture.launch()
      #expect(fixture.controller.state == .loading)
      await fixture.settle()
      let shown = fixture.frames.map(\.leaf.id)
      #expect(shown.first == "launch")
      #expect(shown.drop { $0 == "launch" }.allSatisfy { $0 == AppFixture.firstScreen })
      #expect(shown.last == AppFixture.firstScreen)
    }
  }

  @Test(arguments: [true, false])
  func `draws nothing of another state without a network, or with a link that waits`(
    isOffline: Bool
  ) async throws {
    let link = "\(AppLink.scheme)://\(AppFixture.firstScreen)"
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      if isOffline { fixture.network.condition = .offline }
      try await fixture.launch()
      #expect(!fixture.controller.handleDeepLink(link))
      await fixture.settle()
      #expect(Set(fixture.frames.map(\.leaf.id)) == ["launch", AppFixture.firstScreen])
    }
  }

  @Test func `that the server does not answer opens the app after two seconds with what the device has`()
    async throws
  {
    try await withUnansweredLaunch { fixture, gate, _ in
      #expect(fixture.clock.now.offset - fixture.launchedAt == .seconds(2))
      #expect(fixture.root.screen.banner?.text.contains("takes long to answer") == true)
      gate.open()
      await fixture.monitor.untilIdle()
      #expect(fixture.controller.connection == .online)
      #expect(fixture.root.screen.banner == nil)
    }
  }

  @Test(arguments: [401, 403])
  func `ends a session that is refused after the app was opened without an answer`(status: Int) async throws {
    try await withUnansweredLaunch { fixture, gate, answers in
      answers.refreshStatus = status
      gate.open()
      await fixture.monitor.untilIdle()
      #expect(fixture.controller.state == .error(.sessionExpired))
    }
  }

  private func withUnansweredLaunch(
    _ body: @MainActor (AppFixture, Gate, SessionAnswers) async throws -> Void
  ) async throws {
    let (answers, gate) = (SessionAnswers(), Gate())
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.gate = gate
      try fixture.begin()
      await gate.untilHeld()
      try await fixture.pass { fixture.controller.state.kind == .authenticated }
      #expect(fixture.frames.map(\.leaf.id).allSatisfy { $0 == "launch" || $0 == AppFixture.firstScreen })
      try await body(fixture, gate, answers)
    }
  }

  @Test func `after “Try again” draws loading and then the app`() async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.refreshStatus = 503
      try await fixture.launch()
      await fixture.settle()
      answers.refreshStatus = nil
      try await fixture.perform { try $0.tap("Try again") }
      await fixture.settle()
      var shown: [String] = []
      for id in fixture.frames.map(\.leaf.id) where shown.last != id { shown.append(id) }
      #expect(shown == ["launch", "error.maintenanceMode", "launch", AppFixture.firstScreen])
    }
  }

  @Test func `after “Try again” that finds nobody any more forgets whom the first try has found`()
    async throws
  {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      fixture.dependencies.preferences.update {
        $0.analyticsConsent = true
        $0.appearance = .dark
      }
      await fixture.settle()
      answers.refreshStatus = 503
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.dependencies.analytics.consent == .granted)
      try FileManager.default.removeItem(at: fixture.sessionFile)
      try await fixture.perform { try $0.tap("Try again") }
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(fixture.dependencies.analytics.consent == nil)
      #expect(fixture.root.display.appearance == .system)
    }
  }

  @Test func `on a device that can't store the renewed token goes on, online, and says so once`() async throws
  {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.environment.secrets = UnwritableSecrets(fixture.environment.secrets)
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state.kind == .authenticated)
      #expect(fixture.controller.connection == .online)
      #expect(fixture.controller.notices.count == 1)
      try await fixture.perform { try $0.tap("OK") }
      await fixture.controller.validateSession()
      await fixture.settle()
      #expect(fixture.controller.notices.isEmpty)
    }
  }

  @Test func `in the middle of the onboarding draws loading and then the step`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      try await fixture.signIn()
      try await fixture.perform { try $0.tap("Continue") }
      try await fixture.launch()
      await fixture.settle()
      #expect(Set(fixture.frames.map(\.leaf.id)) == ["launch", "onboarding.permissions"])
    }
  }

  @Test func `shows loading for half a second even when everything is known at once`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      fixture.clock.advance(by: .milliseconds(499))
      await fixture.monitor.untilIdle()
      #expect(fixture.controller.state == .loading)
      fixture.clock.advance(by: .milliseconds(1))
      await fixture.monitor.untilIdle()
      #expect(fixture.controller.state == .unauthenticated)
    }
  }

  @Test(arguments: [401, 403])
  func `after which the server refuses the session clears it`(status: Int) async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.refreshStatus = status
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(!fixture.controller.notices.isEmpty)
      #expect(try !fixture.hasStoredSession())
      #expect(!fixture.frames.contains { $0.leaf.id == AppFixture.firstScreen })
    }
  }

  @Test(arguments: [nil, 400, 404, 408, 429, 500, 502, 504] as [Int?])
  func `without an answer that refuses keeps the person signed in and offline`(status: Int?) async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.refreshStatus = status
      if status == nil { fixture.network.condition = .offline }
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state.kind == .authenticated)
      #expect(fixture.controller.connection != .online)
      let words = status == 429 ? "Too many requests." : "Offline."
      #expect(fixture.root.screen.texts.contains { $0.hasPrefix(words) })
      #expect(try fixture.hasStoredSession())
    }
  }

  @Test(arguments: [
    HTTPResponse.webPage(status: 403), .webPage(status: 401), .webPage(), .webPage(status: 511),
  ])
  func `with an answer that isn't the API's keeps the session and says who answered`(answer: HTTPResponse)
    async throws
  {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.refreshAnswer = answer
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state.kind == .authenticated)
      #expect(try fixture.hasStoredSession())
      let words = answer.status == 401 || answer.status == 403 ? "between the app and" : "web browser"
      #expect(fixture.root.screen.banner?.text.contains(words) == true)
      answers.refreshAnswer = nil
      await fixture.pass(.seconds(5))
      #expect(fixture.controller.connection == .online)
    }
  }

  @Test func `during maintenance says so and goes on when it is over`() async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.refreshStatus = 503
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state == .error(.maintenanceMode))
      answers.refreshStatus = 200
      try await fixture.perform { try $0.tap("Try again") }
      await fixture.settle()
      #expect(fixture.controller.state.kind == .authenticated)
    }
  }

  @Test(arguments: ["", "junk", "{}", #"{"token": 3}"#, String(repeating: "x", count: 2_000_000)])
  func `with a session file that makes no sense sets it aside and says so once`(content: String) async throws
  {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      let file = fixture.sessionFile
      try Data(content.utf8).write(to: file)
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(fixture.root.screen.banner?.text.contains("session.unreadable-1") == true)
      let kept = file.deletingLastPathComponent().appending(path: "session.unreadable-1")
      #expect(try Data(contentsOf: kept) == Data(content.utf8))
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.root.screen.banner == nil)
      try await fixture.signIn()
      #expect(fixture.controller.state.kind == .authenticated)
    }
  }

  @Test func `with a state folder that is a file says so and leaves a usable app`() async throws {
    try await AppFixture.run { fixture in
      try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
      try Data("not a folder".utf8).write(to: fixture.folder.appending(path: "state"))
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      let banner = try #require(fixture.root.screen.banner)
      #expect(banner.text.contains("not a folder"))
      try await fixture.signIn()
      #expect(fixture.controller.state == .onboarding(.welcome))
      #expect(fixture.controller.notices.contains { $0.hasPrefix("You stay signed in until the app ends.") })
    }
  }

  @Test func `that asks for a new sign-in says why until that is done`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      try Data("junk".utf8).write(to: fixture.sessionFile)
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.root.screen.banner != nil)
      try await fixture.signIn()
      #expect(fixture.controller.state.kind == .authenticated)
      #expect(fixture.root.screen.banner == nil)
    }
  }

  @Test func `with a step of the onboarding that makes no sense says so and begins anew`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      try await fixture.signIn()
      try await fixture.perform { try $0.tap("Continue") }
      try Data("junk".utf8).write(to: fixture.folder.appending(path: "state/onboarding.json"))
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state == .onboarding(.welcome))
      #expect(fixture.root.screen.banner?.text.contains("onboarding.json.unreadable-1") == true)
    }
  }

  @Test(arguments: [true, false])
  func `or a sign-in with edits that make no sense says so`(isSignedIn: Bool) async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      if !isSignedIn { await fixture.controller.signOut() }
      try Data("junk".utf8).write(to: fixture.folder.appending(path: "state/profile.json"))
      if isSignedIn {
        try await fixture.launch()
      } else {
        try await fixture.signIn()
      }
      await fixture.settle()
      #expect(fixture.controller.notices.contains { $0.contains("profile.json.unreadable-1") })
    }
  }

  @Test func `with settings that make no sense says so and uses those of the server`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.dependencies.preferences.update { $0.appearance = .dark }
      await fixture.settle()
      try Data("junk".utf8).write(to: fixture.folder.appending(path: "state/preferences.json"))
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.root.screen.banner?.text.contains("preferences.json.unreadable-1") == true)
      #expect(fixture.root.display.appearance == .dark)
    }
  }
}
