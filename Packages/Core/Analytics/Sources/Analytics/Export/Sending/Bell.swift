import Synchronization

/// Lets one task wait until another rings; a ring that nobody waits for is kept.
final class Bell: Sendable {
  private enum State {
    case quiet
    case rung
    case waiting(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.quiet)

  func ring() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if case .waiting(let continuation) = state {
        state = .quiet
        return continuation
      }
      state = .rung
      return nil
    }
    waiting?.resume()
  }

  /// Returns at the next ring, or when the task is cancelled. One task at a time may wait.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if case .quiet = state, !Task.isCancelled {
            state = .waiting(continuation)
            return false
          }
          state = .quiet
          return true
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      ring()
    }
  }
}
