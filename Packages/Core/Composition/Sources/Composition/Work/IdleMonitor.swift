import Synchronization

/// Knows how many pieces of work are under way, so that a script can wait until the app has come to rest instead of
/// sleeping. Work that waits for a `VirtualClock` counts as resting.
///
/// A shell binds a monitor to `current` while it runs an app; work that `Effects` starts then counts itself. Without
/// a monitor nothing is counted.
public final class IdleMonitor: Sendable {
  /// The monitor of the app that the current task belongs to.
  @TaskLocal public static var current: IdleMonitor?

  private struct State {
    var running = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Makes a monitor of an app at rest.
  public init() {}

  /// A piece of work begins, or goes on. `Effects` and `VirtualClock` say so by themselves.
  public func begin() {
    state.withLock { $0.running += 1 }
  }

  /// A piece of work ends, or rests; once for each time that one began or went on.
  public func end() {
    let waiters = state.withLock { state in
      state.running -= 1
      guard state.running == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns when no work is under way.
  public func untilIdle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.running > 0 { state.waiters.append(continuation) }
        return state.running == 0
      }
      if isIdle { continuation.resume() }
    }
  }
}
