import Synchronization

/// A piece of work that a monitor counts, unless it rests.
final class CountedWork: Sendable {
  /// The counted work that the current task does, its child tasks included.
  @TaskLocal static var current: CountedWork?

  private struct State {
    var rests = 0
    var hasEnded = false
  }

  private let monitor: IdleMonitor
  private let state = Mutex(State())

  /// Begins work that counts from now on.
  init(_ monitor: IdleMonitor) {
    self.monitor = monitor
    monitor.begin()
  }

  /// The work waits for something that counts itself, or for virtual time. Of several tasks that do one piece of work,
  /// one that waits is enough.
  func rest() {
    let begins = state.withLock { state in
      state.rests += 1
      return state.rests == 1 && !state.hasEnded
    }
    if begins { monitor.end() }
  }

  /// What the work waited for is there.
  func goOn() {
    let ends = state.withLock { state in
      state.rests -= 1
      return state.rests == 0 && !state.hasEnded
    }
    if ends { monitor.begin() }
  }

  /// The work is done; what tasks that it has left behind do doesn't count.
  func end() {
    let counts = state.withLock { state in
      defer { state.hasEnded = true }
      return state.rests == 0 && !state.hasEnded
    }
    if counts { monitor.end() }
  }
}
