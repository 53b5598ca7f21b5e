import Synchronization

/// A clock that stands still until it is told to go on.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero

    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let id: Int
    let length: Swift.Duration
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var nextID = 0
    var sleepers: [Sleeper] = []
    var onChange: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Swift.Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (sleeps, waiting) = state.withLock { state in
          guard deadline > state.now, !Task.isCancelled else {
            return (false, [CheckedContinuation<Void, Never>]())
          }
          state.sleepers.append(
            Sleeper(
              id: id, length: state.now.duration(to: deadline), deadline: deadline, continuation: continuation
            ))
          defer { state.onChange = [] }
          return (true, state.onChange)
        }
        if !sleeps { continuation.resume() }
        waiting.forEach { $0.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    try Task.checkCancellation()
  }

  /// Waits until somebody sleeps for that long.
  func sleeper(for length: Swift.Duration) async {
    var isThere = false
    while !isThere {
      await withCheckedContinuation { continuation in
        isThere = state.withLock { state in
          let isThere = state.sleepers.contains { $0.length == length }
          if !isThere { state.onChange.append(continuation) }
          return isThere
        }
        if isThere { continuation.resume() }
      }
    }
  }

  func advance(by duration: Swift.Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      defer { state.sleepers.removeAll { $0.deadline <= now } }
      return state.sleepers.filter { $0.deadline <= now }
    }
    due.forEach { $0.continuation.resume() }
  }
}
