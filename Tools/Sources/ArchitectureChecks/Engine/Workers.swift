import Foundation
import Synchronization

/// Does the same to many things on threads of its own, one for each core.
///
/// A parser goes down as deep as its input is nested, and threads of the concurrency pool have half a megabyte of stack.
package enum Workers {
  /// Of address space; only what is used takes memory.
  private static let stackSize = 256 << 20

  package static var usualCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Makes one result of each index.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - workers: how many threads work.
  ///   - make: is called with each index once, on any of the threads.
  /// - Returns: the results in the order of the indices; nil for those that weren't begun when the task was cancelled.
  package static func map<Result: Sendable>(
    _ count: Int, workers: Int, _ make: @escaping @Sendable (Int) -> Result
  ) async -> [Result?] {
    guard count > 0 else { return [] }
    let share = WorkShare<Result>(count: count, workers: min(workers, count))
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        share.start(stackSize: stackSize, make) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      share.cancel()
    }
  }
}
