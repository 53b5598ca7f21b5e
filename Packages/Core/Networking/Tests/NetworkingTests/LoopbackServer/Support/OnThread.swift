import Foundation

/// Does blocking work on a thread of its own, so that no thread of the pool waits for it.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(with: Swift.Result { try work() })
    }
  }
}
