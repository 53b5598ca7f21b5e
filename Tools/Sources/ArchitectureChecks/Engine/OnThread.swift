import Foundation

/// Work that blocks, on a thread of its own: the concurrency pool has no more threads than cores.
enum OnThread {
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }
}
