import Synchronization

/// A clock that stands still until it is moved on. Those who sleep on it go on, or are cancelled, or wait for ever.
final class StandingClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    let offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let watchers: [CheckedContinuation<Void, Never>]? = state.withLock { state in
          guard deadline > state.now, !Task.isCancelled else { return nil }
          state.sleepers[id] = (deadline, continuation)
          defer { state.watchers = [] }
          return state.watchers
        }
        if watchers == nil { continuation.resume() }
        watchers?.forEach { $0.resume() }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(
        throwing: CancellationError())
    }
    try Task.checkCancellation()
  }

  /// Returns when somebody sleeps.
  func untilSomebodySleeps() async {
    await withCheckedContinuation { continuation in
      let isSleeping = state.withLock { state in
        if state.sleepers.isEmpty { state.watchers.append(continuation) }
        return !state.sleepers.isEmpty
      }
      if isSleeping { continuation.resume() }
    }
  }

  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
