/// How long something may take in real time.
struct TimeLimit {
  let duration: Duration
  let clock: any Clock<Duration>

  /// The time was over before the work was done.
  struct Exceeded: Error {}

  /// Does some work. When the time is over, the work is cancelled and left behind instead of waited for, since it may
  /// be waiting itself for something that never comes.
  ///
  /// - Returns: what the work returns.
  /// - Throws: `Exceeded`, what the work throws, or `CancellationError` as soon as the caller is cancelled.
  @MainActor
  func run<Value: Sendable>(_ work: @escaping @MainActor () async throws -> Value) async throws -> Value {
    let (outcome, continuation) = AsyncThrowingStream.makeStream(of: Value.self)
    let worker = Task {
      do {
        continuation.yield(try await work())
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    let timer = Task.detached { [clock, duration] in
      // Only the end of the work ends this wait early.
      guard (try? await clock.sleep(for: duration)) != nil else { return }
      continuation.finish(throwing: Exceeded())
    }
    defer {
      worker.cancel()
      timer.cancel()
    }
    for try await value in outcome { return value }
    throw CancellationError()
  }
}
