import Synchronization

/// Those who wait until what they have recorded was sent, or can't be sent for now.
final class Flushes: Sendable {
  /// Ends the wait of one of them when it's finished.
  typealias Waiter = AsyncStream<Never>.Continuation

  private struct State {
    var isOpen = true
    var waiting: [Waiter] = []

    mutating func take() -> [Waiter] {
      defer { waiting = [] }
      return waiting
    }
  }

  private let state = Mutex(State())

  /// Whether batches can be sent as far as is known, so that waiting makes sense.
  var isOpen: Bool {
    state.withLock(\.isOpen)
  }

  /// From here on, batches can be sent.
  func open() {
    state.withLock { $0.isOpen = true }
  }

  /// For now, no batch can be sent: nobody waits any more.
  func close() {
    let waiting = state.withLock { state in
      state.isOpen = false
      return state.take()
    }
    waiting.finish()
  }

  /// Those who wait for what there is at present.
  func takeWaiting() -> [Waiter] {
    state.withLock { $0.take() }
  }

  /// Ends when all that there is at present was sent, or can't be sent for now.
  func wait() -> AsyncStream<Never> {
    let (stream, waiter) = AsyncStream<Never>.makeStream()
    let isOpen = state.withLock { state in
      if state.isOpen { state.waiting.append(waiter) }
      return state.isOpen
    }
    if !isOpen { waiter.finish() }
    return stream
  }
}

extension [Flushes.Waiter] {
  /// Lets them go on.
  func finish() {
    for waiter in self { waiter.finish() }
  }
}
