import Foundation

/// Work that blocks, on a thread of its own: the concurrency pool has no more threads than cores.
public enum OnThread {
  /// Does work, and suspends until it is done.
  ///
  /// - Parameters:
  ///   - stackSize: the stack of the thread in bytes; only what is used takes memory.
  ///   - work: what blocks.
  /// - Throws: what the work throws.
  public static func run<Value: Sendable, Failure: Error>(
    stackSize: Int = 64 << 20, _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Result(catching: work)) }
      thread.stackSize = stackSize
      thread.start()
    }
    return try result.get()
  }
}
