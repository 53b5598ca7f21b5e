import Synchronization

/// So many places, each of which one task at a time may have. Who came first gets the next.
final class Slots: Sendable {
  private struct State {
    var free: Int
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  /// - Parameter count: how many there are; at least 1.
  init(count: Int) {
    state = Mutex(State(free: count))
  }

  /// Waits for a slot and has it for as long as the body takes.
  func withSlot<Result: Sendable>(_ body: () async throws -> Result) async rethrows -> Result {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiters.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
    defer { release() }
    return try await body()
  }

  private func release() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if !state.waiters.isEmpty { return state.waiters.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
