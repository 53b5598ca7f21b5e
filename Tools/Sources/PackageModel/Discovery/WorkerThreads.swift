import Dispatch
import Foundation
import Synchronization

/// Threads of their own for work that blocks, or that needs more stack than a pool's thread has.
package enum WorkerThreads {
  private struct Progress<Value: Sendable>: Sendable {
    var next = 0
    var values: [Value?]
  }

  private final class Work<Value: Sendable>: Sendable {
    let progress: Mutex<Progress<Value>>

    init(count: Int) {
      progress = Mutex(Progress(values: Array(repeating: nil, count: count)))
    }

    func take() -> Int? {
      progress.withLock { progress in
        guard progress.next < progress.values.count else { return nil }
        progress.next += 1
        return progress.next - 1
      }
    }
  }

  /// Makes a value of each item, on as many threads as there are cores, and waits for all.
  ///
  /// - Parameters:
  ///   - items: what values are made of.
  ///   - stackSize: the stack of each thread in bytes.
  ///   - transform: makes a value.
  /// - Returns: the values in the order of the items.
  package static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], stackSize: Int = 64 << 20, _ transform: @escaping @Sendable (Item) -> Value
  ) -> [Value] {
    let work = Work<Value>(count: items.count)
    let running = DispatchGroup()
    for _ in 0..<min(items.count, ProcessInfo.processInfo.activeProcessorCount) {
      running.enter()
      let thread = Thread {
        while let index = work.take() {
          let value = transform(items[index])
          work.progress.withLock { $0.values[index] = value }
        }
        running.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    running.wait()
    return work.progress.withLock { $0.values.compactMap(\.self) }
  }
}
