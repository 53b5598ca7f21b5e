import Dispatch

/// Runs an actor on a queue of its own: while it waits for a disc or for another process, it holds up no thread that
/// other tasks need.
public final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Makes an executor for one actor.
  ///
  /// - Parameter label: names the queue in a debugger.
  public init(label: String) {
    queue = DispatchQueue(label: label)
  }

  /// Runs a job of the actor after those before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
