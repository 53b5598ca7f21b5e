import Foundation
import Testing

@testable import Composition

@Suite struct `A pending deep link` {
  private let link = DeepLink(feature: "profile")
  private let start = Date(timeIntervalSince1970: 1_000_000)

  @Test(
    arguments: [(0, true), (599, true), (600, true), (601, false), (-1, false)] as [(TimeInterval, Bool)])
  func `is opened within ten minutes`(age: TimeInterval, isOpened: Bool) {
    var pending = PendingDeepLink()
    pending.keep(link, at: start)
    #expect(pending.take(at: start + age) == (isOpened ? link : nil))
  }

  @Test func `is opened once`() {
    var pending = PendingDeepLink()
    pending.keep(link, at: start)
    #expect(pending.take(at: start) != nil)
    #expect(pending.take(at: start) == nil)
  }

  @Test func `is forgotten when cancelled`() {
    var pending = PendingDeepLink()
    pending.keep(link, at: start)
    pending.cancel()
    #expect(pending.take(at: start) == nil)
  }
}
