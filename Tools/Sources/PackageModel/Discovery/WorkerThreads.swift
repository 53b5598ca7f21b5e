import Dispatch
import Foundation
import Synchronization

/// Threads of their own for work that blocks, or that needs more stack than a pool's thread has.
package enum WorkerThreads {
  /// One for each core.
  package static var usualCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Indices that threads take one after the other, and what they have made of them.
  private final class Work<Value: Sendable>: Sendable {
    private let next = Atomic(0)
    private let values: Mutex<[Value?]>
    private let count: Int

    init(count: Int) {
      self.count = count
      values = Mutex(Array(repeating: nil, count: count))
    }

    var results: [Value?] { values.withLock { $0 } }

    func run(while goesOn: () -> Bool, _ make: (Int) -> Value) {
      while goesOn() {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let value = make(index)
        values.withLock { $0[index] = value }
      }
    }
  }

  /// Makes a value of each index, and waits for all.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - workers: how many threads work.
  ///   - stackSize: the stack of each thread in bytes; only what is used takes memory.
  ///   - goesOn: is asked on any of the threads before each index; false lets no thread take another one.
  ///   - make: is called with each index once, on any of the threads.
  /// - Returns: the values in the order of the indices; nil for those that weren't begun.
  package static func map<Value: Sendable>(
    count: Int, workers: Int = usualCount, stackSize: Int = 64 << 20,
    while goesOn: @escaping @Sendable () -> Bool = { true }, _ make: @escaping @Sendable (Int) -> Value
  ) -> [Value?] {
    let work = Work<Value>(count: count)
    let running = DispatchGroup()
    for _ in 0..<min(count, workers) {
      running.enter()
      let thread = Thread {
        work.run(while: goesOn, make)
        running.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    running.wait()
    return work.results
  }

  /// Makes a value of each item, on as many threads as there are cores, and waits for all.
  ///
  /// - Parameters:
  ///   - items: what values are made of.
  ///   - transform: makes a value.
  /// - Returns: the values in the order of the items.
  package static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Value
  ) -> [Value] {
    map(count: items.count) { transform(items[$0]) }.compactMap(\.self)
  }
}
