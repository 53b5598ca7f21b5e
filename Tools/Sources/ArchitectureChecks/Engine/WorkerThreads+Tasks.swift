import PackageModel
import Synchronization
import TrellisKit

extension WorkerThreads {
  /// Whether somebody wants the work no more.
  private final class Cancellation: Sendable {
    private let isCancelled = Atomic(false)

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    var goesOn: Bool { !isCancelled.load(ordering: .relaxed) }
  }

  /// Makes one result of each index, and suspends until all are there. A parser goes down as deep as its input is nested, for
  /// which threads of the concurrency pool, with half a megabyte of stack, are too small.
  ///
  /// - Returns: the results in the order of the indices; nil for those that weren't begun when the task was cancelled.
  static func parse<Result: Sendable>(
    _ count: Int, workers: Int, _ make: @escaping @Sendable (Int) -> Result
  ) async -> [Result?] {
    let cancellation = Cancellation()
    return await withTaskCancellationHandler {
      await OnThread.run {
        map(count: count, workers: workers, stackSize: 256 << 20, while: { cancellation.goesOn }, make)
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}
