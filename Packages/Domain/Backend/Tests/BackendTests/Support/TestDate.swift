import Foundation
import Synchronization

/// A date that stands still until it is moved.
final class TestDate: Sendable {
  static let start = Date(timeIntervalSince1970: 1_640_995_200.123)
  private let date = Mutex(start)

  var now: @Sendable () -> Date {
    { self.date.withLock { $0 } }
  }

  func advance(by seconds: TimeInterval) {
    date.withLock { $0 += seconds }
  }
}
