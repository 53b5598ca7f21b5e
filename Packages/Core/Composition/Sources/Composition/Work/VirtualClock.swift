import Synchronization

/// A clock that stands still until it is told to go on, for tests and flow scripts: nobody sleeps.
public final class VirtualClock: Clock, Sendable {
  /// A point in virtual time.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Swift.Duration

    /// The instant a duration later.
    public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    /// How much later another instant is.
    public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    /// Whether one instant comes before another.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let work: CountedWork?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Sleeper] = []
  }

  private let state = Mutex(State())

  /// Makes a clock that stands at zero.
  public init() {}

  /// The virtual time.
  public var now: Instant { state.withLock(\.now) }
  /// Virtual time has no smallest step.
  public var minimumResolution: Swift.Duration { .zero }
  /// When the next piece of waiting work wants to go on; nil when none waits.
  public var nextDeadline: Instant? {
    state.withLock { $0.sleepers.map(\.deadline).min() }
  }

  /// Waits until the clock has been moved to a deadline. Work that an `IdleMonitor` counts rests meanwhile.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let work = CountedWork.current
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeps = state.withLock { state in
          guard deadline > state.now, !Task.isCancelled else { return false }
          work?.rest()
          state.sleepers.append(Sleeper(id: id, deadline: deadline, work: work, continuation: continuation))
          return true
        }
        if !sleeps { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
        return state.sleepers.remove(at: index)
      }
      guard let sleeper else { return }
      sleeper.work?.goOn()
      sleeper.continuation.resume(throwing: CancellationError())
    }
    try Task.checkCancellation()
  }

  /// Moves the clock on and wakes what waits for a time up to then.
  ///
  /// All of it goes on at the same time. Where the order matters, advance to one `nextDeadline` after the other.
  ///
  /// - Parameter duration: how far, zero or more.
  public func advance(by duration: Swift.Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: max(duration, .zero))
      let now = state.now
      let due = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in woken {
      sleeper.work?.goOn()
      sleeper.continuation.resume()
    }
  }
}
