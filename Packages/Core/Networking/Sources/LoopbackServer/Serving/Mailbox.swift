import Synchronization

/// What other threads tell the thread of a server.
final class Mailbox: Sendable {
  enum Message {
    case reply(Reply, connection: UInt64)
    case stop
  }

  private struct State {
    var messages: [Message] = []
    var isClosed = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let pipe: WakePipe

  init() throws(HTTPServerError) {
    pipe = try WakePipe()
  }

  /// Becomes readable when there are messages.
  var descriptor: Int32 { pipe.readable }

  func post(_ message: Message) {
    state.withLock { $0.messages.append(message) }
    pipe.wake()
  }

  /// Has the server stop, and resumes the waiter when it has.
  func askToStop(_ waiter: CheckedContinuation<Void, Never>?) {
    let hasStopped = state.withLock { state in
      guard !state.isClosed else { return true }
      state.messages.append(.stop)
      if let waiter { state.waiters.append(waiter) }
      return false
    }
    if hasStopped {
      waiter?.resume()
    } else {
      pipe.wake()
    }
  }

  func takeMessages() -> [Message] {
    pipe.clear()
    return state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// Tells all waiters that the server has stopped.
  func close() {
    let waiters = state.withLock { state in
      defer { state = State(isClosed: true) }
      return state.waiters
    }
    waiters.forEach { $0.resume() }
  }
}
