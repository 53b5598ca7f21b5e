import Synchronization

/// Stays shut until as many as it was made for stand before it or have knocked; then it is open for good.
final class Gate: Sendable {
  private struct State {
    var missing: Int
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(for count: Int = 1) {
    state = Mutex(State(missing: count))
  }

  /// Counts one, and waits for the others.
  func pass() async {
    knock()
    await wait()
  }

  /// Counts one.
  func knock() {
    let waiters = state.withLock { state in
      state.missing -= 1
      guard state.missing <= 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiters = [] }
      return state.waiters
    }
    waiters.forEach { $0.resume() }
  }

  /// Waits without counting.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if state.missing > 0 { state.waiters.append(continuation) }
        return state.missing <= 0
      }
      if isOpen { continuation.resume() }
    }
  }
}
