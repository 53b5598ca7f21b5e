import Synchronization

/// Holds calls up while it is shut, whatever becomes of those who called, and counts them.
public final class Gate: Sendable {
  private struct State {
    var isOpen: Bool
    var arrivals = 0
    var held: [CheckedContinuation<Void, Never>] = []
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  /// Makes a gate.
  public init(isOpen: Bool = false) {
    state = Mutex(State(isOpen: isOpen))
  }

  /// How many calls have come.
  public var arrivals: Int { state.withLock(\.arrivals) }
  /// How many calls are held up.
  public var heldCount: Int { state.withLock(\.held.count) }

  /// Holds up what comes from now on.
  public func close() {
    state.withLock { $0.isOpen = false }
  }

  /// Lets everything through that is held up, and what comes from now on.
  public func open() {
    let held = state.withLock { state in
      defer { state.held = [] }
      state.isOpen = true
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  /// Returns when a call is held up.
  public func untilHeld() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isHeld = state.withLock { state in
        if state.held.isEmpty { state.watchers.append(continuation) }
        return !state.held.isEmpty
      }
      if isHeld { continuation.resume() }
    }
  }

  /// Returns at once when the gate is open, or else when it is opened.
  public func pass() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let resumed = state.withLock { state in
        state.arrivals += 1
        guard !state.isOpen else { return [continuation] }
        defer { state.watchers = [] }
        state.held.append(continuation)
        return state.watchers
      }
      for continuation in resumed { continuation.resume() }
    }
  }
}
