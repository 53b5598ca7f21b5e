import Dispatch

/// Runs an actor on a queue of its own: while that waits for a disc or for another process, it holds up no thread that other
/// tasks need.
public final class QueueExecutor: SerialExecutor {
  private static let mark = DispatchSpecificKey<Bool>()

  private let queue: DispatchQueue

  /// Makes an executor for one actor.
  ///
  /// - Parameter label: names the queue in a debugger.
  public init(label: String) {
    queue = DispatchQueue(label: label)
    queue.setSpecific(key: Self.mark, value: true)
  }

  /// Whether the caller is on the queue of an executor, where waiting for a disc holds up nobody else.
  public static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

  /// Does something after all that was begun before, and doesn't wait for it.
  ///
  /// - Parameter work: what to do.
  public func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  /// Runs a job after those before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
