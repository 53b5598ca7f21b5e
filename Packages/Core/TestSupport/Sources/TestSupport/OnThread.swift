import Foundation

/// Does blocking work on a thread of its own, so that nothing else waits for it.
///
/// - Parameter work: what may block.
/// - Returns: what it returns.
/// - Throws: what it throws.
public func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result
{
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(with: Swift.Result { try work() })
    }
  }
}
