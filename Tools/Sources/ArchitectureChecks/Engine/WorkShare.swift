import Foundation
import Synchronization

/// Indices that threads take one after the other, and what they have made of them.
final class WorkShare<Result: Sendable>: Sendable {
  private let next = Atomic(0)
  private let count: Int
  private let workers: Int
  private let state: Mutex<State>

  private struct State {
    var results: [Result?]
    var working: Int
  }

  init(count: Int, workers: Int) {
    self.count = count
    self.workers = workers
    state = Mutex(State(results: Array(repeating: nil, count: count), working: workers))
  }

  func start(
    stackSize: Int, _ make: @escaping @Sendable (Int) -> Result,
    then finish: @escaping @Sendable ([Result?]) -> Void
  ) {
    for _ in 0..<workers {
      let thread = Thread { [self] in
        work(make)
        if let results = leave() { finish(results) }
      }
      thread.stackSize = stackSize
      thread.start()
    }
  }

  /// Lets no thread take another one.
  func cancel() {
    next.store(count, ordering: .relaxed)
  }

  private func work(_ make: (Int) -> Result) {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = make(index)
      state.withLock { $0.results[index] = result }
    }
  }

  /// The results, for the last thread to leave.
  private func leave() -> [Result?]? {
    state.withLock { state in
      state.working -= 1
      return state.working == 0 ? state.results : nil
    }
  }
}
