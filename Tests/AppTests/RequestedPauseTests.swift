import Composition
import Foundation
import LoopbackServer
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A server that asks to wait` {
  /// An answer that asks to wait for an hour, and how the person is told of it.
  struct Pause: Sendable {
    let status: Int
    var isDate = false
    let words: String

    func answer(at now: Date) -> HTTPResponse {
      let end = isDate ? now.addingTimeInterval(3600).httpDate : "3600"
      return .refusal(status, headers: ["Retry-After": end])
    }

    static let all = [
      Pause(status: 429, words: "The server is busy and asks to wait until "),
      Pause(status: 503, words: "The server is down for maintenance and asks to wait until "),
      Pause(status: 503, isDate: true, words: "The server is down for maintenance and asks to wait until "),
    ]
  }

  /// Answers requests of these methods.
  private func refusal(
    _ pause: Pause, _ fixture: AppFixture, to methods: [HTTPMethod] = HTTPMethod.allCases
  ) -> @Sendable (HTTPRequest) -> HTTPResponse? {
    let answer = pause.answer(at: fixture.environment.time.now())
    return { methods.contains($0.method) ? answer : nil }
  }

  @Test(arguments: Pause.all)
  func `is asked nothing until then, and gets what waits for it`(
    pause: Pause
  ) async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      answers.answer = refusal(pause, fixture, to: [.post, .patch])
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

  @Test(arguments: Pause.all)
  func `is told as what it is, and asked at once by a person`(
    pause: Pause
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

  @Test(
    arguments: [
      (0, "09:00"), (1, "09:01"), (60, "09:01"), (3600, "10:00"), (15 * 3600, "00:00 on 6 January"),
      (86_400, "09:00 on 6 January"),
    ] as [(TimeInterval, String)])
  func `is waited for until a time of the person's day`(seconds: TimeInterval, words: String) {
    let now = Date(timeIntervalSince1970: 1_767_603_600)  // 5 January 2026, 9:00 UTC
    #expect(Moment.text(now.addingTimeInterval(seconds), seenFrom: now, timeZone: .gmt) == words)
  }
}
