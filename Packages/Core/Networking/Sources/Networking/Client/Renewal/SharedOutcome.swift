import Synchronization

/// What one piece of work brings to all who wait for it. Somebody who is cancelled goes away at once, and neither the
/// work nor the others notice.
final class SharedOutcome<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, NetworkError>

  private struct State {
    var outcome: Outcome?
    var waiters: [(id: Int, continuation: CheckedContinuation<Outcome, Never>)] = []
    var nextID = 0
  }

  private let state: Mutex<State>

  init(_ outcome: Outcome? = nil) {
    state = Mutex(State(outcome: outcome))
  }

  /// Tells everybody, in the order in which they came. Only the first outcome counts.
  func settle(_ outcome: Outcome) {
    let waiters = state.withLock { state in
      guard state.outcome == nil else {
        return [(id: Int, continuation: CheckedContinuation<Outcome, Never>)]()
      }
      state.outcome = outcome
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.continuation.resume(returning: outcome) }
  }

  /// Waits for the outcome.
  ///
  /// - Throws: `cancelled` as soon as the waiting task is cancelled, or why the work failed.
  var value: Value {
    get async throws(NetworkError) {
      let id = state.withLock { state in
        state.nextID += 1
        return state.nextID
      }
      let outcome = await withTaskCancellationHandler {
        await withCheckedContinuation { wait(as: id, $0) }
      } onCancel: {
        stopWaiting(id)
      }
      return try outcome.get()
    }
  }

  private func wait(as id: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
    let known: Outcome? = state.withLock { state in
      // A task cancelled from here on finds itself among the waiters.
      guard state.outcome == nil, !Task.isCancelled else { return state.outcome ?? .failure(.cancelled) }
      state.waiters.append((id, continuation))
      return nil
    }
    if let known { continuation.resume(returning: known) }
  }

  private func stopWaiting(_ id: Int) {
    let waiter = state.withLock { state in
      state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
    }
    waiter?.continuation.resume(returning: .failure(.cancelled))
  }
}
