import Synchronization

/// A clock on which every wait is over at once. It remembers them, and its time goes on by them.
final class HastyClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    let offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let state = Mutex((now: Instant(offset: .zero), waits: [Duration]()))

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }
  var waits: [Duration] { state.withLock(\.waits) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      state.waits.append(deadline.offset - state.now.offset)
      state.now = max(deadline, state.now)
    }
  }

  func advance(by duration: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: duration) }
  }
}
