import Networking
import Synchronization

/// Work that goes on until the test says how it ends.
final class HeldWork: Sendable {
  typealias Outcome = Result<String, NetworkError>

  private struct State {
    var begun: [String] = []
    var ended = 0
    var outcome: Outcome?
    var wasCancelled = false
    var held: [CheckedContinuation<Outcome, Never>] = []
    var watchers: [(isDue: @Sendable (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    mutating func dueWatchers() -> [CheckedContinuation<Void, Never>] {
      let current = self
      let due = watchers.filter { $0.isDue(current) }.map(\.continuation)
      watchers.removeAll { $0.isDue(current) }
      return due
    }
  }

  private let state = Mutex(State())
  private let honoursCancellation: Bool

  init(honoursCancellation: Bool = true) {
    self.honoursCancellation = honoursCancellation
  }

  var begun: [String] { state.withLock(\.begun) }
  var wasCancelled: Bool { state.withLock(\.wasCancelled) }

  func run(_ name: String) async throws(NetworkError) -> String {
    change { $0.begun.append(name) }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known: Outcome? = state.withLock { state in
          if state.outcome == nil { state.held.append(continuation) }
          return state.outcome
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      let isHeld = state.withLock { state in
        state.wasCancelled = state.wasCancelled || state.outcome == nil
        return state.outcome == nil
      }
      if honoursCancellation, isHeld { end(.failure(.cancelled)) }
    }
    change { $0.ended += 1 }
    return try outcome.get()
  }

  /// How the work ends that goes on now, and all that begins later.
  func end(_ outcome: Outcome) {
    let held = state.withLock { state in
      state.outcome = outcome
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume(returning: outcome) }
  }

  func untilBegun(_ count: Int) async { await until { $0.begun.count >= count } }
  func untilEnded(_ count: Int) async { await until { $0.ended >= count } }

  private func until(_ isDue: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isDue = state.withLock { state in
        let isDueNow = isDue(state)
        if !isDueNow { state.watchers.append((isDue, continuation)) }
        return isDueNow
      }
      if isDue { continuation.resume() }
    }
  }

  private func change(_ change: (inout sending State) -> Void) {
    let due = state.withLock { state in
      change(&state)
      return state.dueWatchers()
    }
    for watcher in due { watcher.resume() }
  }
}
