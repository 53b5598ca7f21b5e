import Foundation

/// Does work that blocks on a thread of its own, so that no thread of the pool waits.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Result { try work() }) }
    thread.stackSize = 64 << 20
    thread.start()
  }
}
