import Dispatch
import Persistence
import Synchronization

/// A disc on which writing takes as long as a test wants. Whoever writes waits on their thread, as for a real one.
public final class SlowDisc: Sendable {
  /// Called where something is about to be written, with what lets that go on.
  public typealias Pace = @Sendable (_ goOn: @escaping @Sendable () -> Void) -> Void

  private struct State {
    var isSlow: Bool
    var strays = 0
    var waiting = 0
  }

  private let pace: Pace
  private let state: Mutex<State>

  /// Makes a disc.
  ///
  /// - Parameters:
  ///   - isSlow: whether it is slow from the beginning.
  ///   - pace: lets each write go on when its time has come.
  public init(isSlow: Bool = true, pace: @escaping Pace) {
    state = Mutex(State(isSlow: isSlow))
    self.pace = pace
  }

  /// Whether writing takes its time from now on.
  public var isSlow: Bool {
    get { state.withLock(\.isSlow) }
    set { state.withLock { $0.isSlow = newValue } }
  }

  /// How many writes wait at present.
  public var waiting: Int { state.withLock(\.waiting) }

  /// How often it was used where others wait: not on the queue of a `QueueExecutor`.
  public var strays: Int { state.withLock(\.strays) }

  /// The disc, for stores and databases.
  public var disc: Disc {
    Disc { [self] access in
      let waits = state.withLock { state in
        if !QueueExecutor.isCurrent { state.strays += 1 }
        guard state.isSlow, access == .write else { return false }
        state.waiting += 1
        return true
      }
      guard waits else { return }
      let turn = DispatchSemaphore(value: 0)
      pace { turn.signal() }
      turn.wait()
      state.withLock { $0.waiting -= 1 }
    }
  }
}
