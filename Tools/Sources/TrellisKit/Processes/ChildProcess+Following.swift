import Foundation
import Synchronization

extension ChildProcess {
  /// How a program that was followed came to its end.
  public enum Ending: Sendable, Equatable {
    /// By itself, with an exit code; or by a signal, with 128 and its number.
    case code(Int32)
    /// It was ended because it took too long.
    case tookTooLong
    /// It was ended because the task was cancelled.
    case stopped
  }

  private final class StopFlag: Sendable {
    let isSet = Atomic(false)
  }

  /// Runs it without input, and hands over what it writes as it comes. When the task is cancelled, or the time is over, all
  /// that it has started is interrupted, and killed if that doesn't help. What is left when it ends is killed too.
  ///
  /// - Parameters:
  ///   - timeout: how long it may take; nil for as long as it likes.
  ///   - grace: how long it has to end after the interrupt.
  ///   - onOutput: takes what it writes to its standard output and error, in order, on a thread of its own.
  /// - Throws: `ChildProcessError` when it can't be started.
  public func follow(
    timeout: Duration? = nil, grace: Duration = .seconds(5),
    onOutput: @escaping @Sendable (Data) -> Void
  ) async throws(ChildProcessError) -> Ending {
    let stop = StopFlag()
    let result = await withTaskCancellationHandler {
      await OnThread.run {
        Result { () throws(ChildProcessError) in
          let deadline = timeout.map { ContinuousClock.now + $0 }
          return try spawn(isMixed: true).follow(
            until: deadline, grace: grace, isStopped: { stop.isSet.load(ordering: .relaxed) },
            onOutput: onOutput)
        }
      }
    } onCancel: {
      stop.isSet.store(true, ordering: .relaxed)
    }
    return try result.get()
  }
}
