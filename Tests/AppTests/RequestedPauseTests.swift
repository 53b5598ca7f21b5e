import Composition
import Foundation
import LoopbackServer
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A server that asks to wait` {
  private nonisolated static let pauses: [(status: Int, header: @Sendable (Date) -> String, words: String)] =
    [
      (429, { _ in "3600" }, "The server is busy and asks to wait until "),
      (503, { _ in "3600" }, "The server is down for maintenance and asks to wait until "),
      (
        503, { $0.addingTimeInterval(3600).httpDate },
        "The server is down for maintenance and asks to wait until "
      ),
    ]

  /// Answers every request that changes something, or every one, with a status and `Retry-After`.
  private func refusal(
    _ pause: (status: Int, header: @Sendable (Date) -> String, words: String), _ fixture: AppFixture,
    to methods: [HTTPMethod] = HTTPMethod.allCases
  ) -> @Sendable (HTTPRequest) -> HTTPResponse? {
    let answer = HTTPResponse.refusal(
      pause.status, headers: ["Retry-After": pause.header(fixture.environment.time.now())])
    return { methods.contains($0.method) ? answer : nil }
  }

  @Test(arguments: pauses)
  func `is asked nothing until then, and gets what waits for it`(
    pause: (status: Int, header: @Sendable (Date) -> String, words: String)
  ) async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.answer = refusal(pause, fixture, to: [.patch])
      fixture.dependencies.preferences.update { $0.appearance = .dark }
      await fixture.settle()
      #expect(fixture.dependencies.preferences.hasUnsentChanges)
      answers.answer = { _ in nil }
      _ = answers.takePaths()
      await fixture.pass(.seconds(1800))
      // Nor does it matter that somebody leaves and comes back.
      fixture.controller.enter(.background, scene: "main")
      await fixture.pass(.seconds(60))
      fixture.controller.enter(.active, scene: "main")
      await fixture.pass(.seconds(1700))
      #expect(answers.takePaths() == [])
      #expect(fixture.root.screen.banner == nil)
      await fixture.pass(.seconds(60))
      #expect(!fixture.dependencies.preferences.hasUnsentChanges)
    }
  }

  @Test(arguments: pauses)
  func `is told as what it is, and asked at once by a person`(
    pause: (status: Int, header: @Sendable (Date) -> String, words: String)
  ) async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      fixture.clock.advance(by: .seconds(60))
      answers.answer = refusal(pause, fixture)
      fixture.controller.enter(.inactive, scene: "main")
      fixture.controller.enter(.active, scene: "main")
      await fixture.settle()
      #expect(fixture.root.screen.banner?.text.hasPrefix(pause.words) == true)
      #expect(fixture.root.screen.banner?.text.contains("Offline") == false)
      answers.answer = { _ in nil }
      await fixture.pass(.seconds(600))
      #expect(fixture.controller.connection != .online)
      try await fixture.perform { try $0.tap("Reconnect") }
      #expect(fixture.controller.connection == .online)
    }
  }

  @Test(arguments: [
    (0.0, "09:00"), (1.0, "09:01"), (60.0, "09:01"), (3600.0, "10:00"), (54_000.0, "00:00 on 6 January"),
    (86_400.0, "09:00 on 6 January"),
  ])
  func `is waited for until a time of the person's day`(seconds: TimeInterval, words: String) {
    let now = Date(timeIntervalSince1970: 1_767_603_600)  // 5 January 2026, 9:00 UTC
    #expect(Moment.text(now.addingTimeInterval(seconds), seenFrom: now, timeZone: .gmt) == words)
  }
}
