import Foundation
import Testing

@testable import Composition

@Suite @MainActor struct `A coordinator` {
  @Test func `walks its path`() {
    let coordinator = Coordinator<String>()
    coordinator.pop()
    #expect(coordinator.path.isEmpty)
    coordinator.push("a")
    coordinator.push("b")
    coordinator.push("b")
    #expect(coordinator.path == ["a", "b"])
    coordinator.pop()
    #expect(coordinator.current == "a")
    coordinator.show(["x", "y"])
    coordinator.popToRoot()
    #expect(coordinator.current == nil)
  }
}

@Suite struct `A deep link` {
  @Test(
    arguments: [
      ("trellis://profile", "profile", []),
      ("trellis://settings/appearance", "settings", ["appearance"]),
      ("TRELLIS://Orders/42/", "orders", ["42"]),
      ("trellis://orders/a%20b/caf%C3%A9", "orders", ["a b", "café"]),
    ] as [(String, String, [String])])
  func `is taken apart`(text: String, feature: String, segments: [String]) throws {
    let url = try #require(URL(string: text))
    let link = try #require(DeepLink(url))
    #expect(link.feature == feature)
    #expect(link.segments == segments)
  }

  @Test(arguments: [
    "https://profile", "trellis:profile", "trellis://", "trellis:///profile", "trellis://user@profile",
    "trellis://user:secret@profile", "trellis://profile:80", "trellis://orders/..", "trellis://orders/%2e%2e",
    "trellis://orders/a%2Fb", "trellis://orders/a%5Cb", "trellis://orders/%1B%5B31m", "trellis://orders/%00",
    "trellis://orders/%FF", "trellis://pro_file", "trellis://%70rofile\\@evil", "mailto:a@b.example",
    "trellis://orders/" + String(repeating: "a", count: 2048),
  ])
  func `is refused unless it is plainly one`(text: String) {
    #expect(URL(string: text).flatMap { DeepLink($0) } == nil)
  }
}

@Suite struct `A pending deep link` {
  private let url = URL(filePath: "/link")
  private let start = Date(timeIntervalSince1970: 1_000_000)

  @Test(
    arguments: [(0, true), (599, true), (600, true), (601, false), (-1, false)] as [(TimeInterval, Bool)])
  func `is opened within ten minutes`(age: TimeInterval, isOpened: Bool) {
    var pending = PendingDeepLink()
    pending.keep(url, at: start)
    #expect(pending.take(at: start + age) == (isOpened ? url : nil))
  }

  @Test func `is opened once`() {
    var pending = PendingDeepLink()
    pending.keep(url, at: start)
    #expect(pending.take(at: start) != nil)
    #expect(pending.take(at: start) == nil)
  }

  @Test func `is forgotten when cancelled`() {
    var pending = PendingDeepLink()
    pending.keep(url, at: start)
    pending.cancel()
    #expect(pending.take(at: start) == nil)
  }
}
