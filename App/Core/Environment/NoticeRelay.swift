import Synchronization

/// Brings messages for the person from parts that run anywhere to the app. What comes before the app is there waits.
final class NoticeRelay: Sendable {
  private struct State {
    var waiting: [String] = []
    var deliver: (@Sendable (String) -> Void)?
  }

  private let state = Mutex(State())

  /// Makes a relay to which no app listens yet.
  init() {}

  /// Sends a message.
  func send(_ message: String) {
    let deliver = state.withLock { state in
      if state.deliver == nil { state.waiting.append(message) }
      return state.deliver
    }
    deliver?(message)
  }

  /// Begins to deliver messages, those that wait first.
  ///
  /// - Parameter deliver: gets every message.
  func listen(_ deliver: @escaping @Sendable (String) -> Void) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.deliver = deliver
      return state.waiting
    }
    waiting.forEach(deliver)
  }
}
