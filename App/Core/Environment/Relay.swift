import Synchronization

/// Brings what parts that run anywhere have to tell to the app. What comes before the app is there waits.
final class Relay<Message: Sendable>: Sendable {
  private struct State {
    var waiting: [Message] = []
    var deliver: (@Sendable (Message) -> Void)?
  }

  private let state = Mutex(State())

  /// Makes a relay to which no app listens yet.
  init() {}

  /// Sends a message.
  func send(_ message: Message) {
    let deliver = state.withLock { state in
      if state.deliver == nil { state.waiting.append(message) }
      return state.deliver
    }
    deliver?(message)
  }

  /// Begins to deliver messages, those that wait first.
  ///
  /// - Parameter deliver: gets every message.
  func listen(_ deliver: @escaping @Sendable (Message) -> Void) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.deliver = deliver
      return state.waiting
    }
    waiting.forEach(deliver)
  }
}
