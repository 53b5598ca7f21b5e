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
      ("app://profile", "app", "profile", []),
      ("other+app://settings/appearance", "other+app", "settings", ["appearance"]),
      ("APP://Orders/42/", "app", "orders", ["42"]),
      ("app://orders/a%20b/caf%C3%A9", "app", "orders", ["a b", "café"]),
    ] as [(String, String, String, [String])])
  func `is taken apart`(text: String, scheme: String, feature: String, segments: [String]) throws {
    let url = try #require(URL(string: text))
    let link = try #require(DeepLink(url))
    #expect(link.scheme == scheme)
    #expect(link.feature == feature)
    #expect(link.segments == segments)
  }

  @Test(arguments: [
    "//profile", "app:profile", "app://", "app:///profile", "app://user@profile",
    "app://user:secret@profile", "app://profile:80", "app://orders/..", "app://orders/%2e%2e",
    "app://orders/a%2Fb", "app://orders/a%5Cb", "app://orders/%1B%5B31m", "app://orders/%00",
    "app://orders/%FF", "app://pro_file", "app://%70rofile\\@evil", "mailto:a@b.example",
    "app://orders/" + String(repeating: "a", count: 2048),
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
