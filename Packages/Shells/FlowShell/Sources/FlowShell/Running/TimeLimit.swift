/// How long something may take in real time.
struct TimeLimit {
  let duration: Duration
  let clock: any Clock<Duration>

  /// The time was over before the work was done.
  struct Exceeded: Error {}

  /// Does some work. When the time is over, the work is cancelled and left behind instead of waited for, since it may
  /// be waiting itself for something that never comes.
  ///
  /// - Throws: `Exceeded`, or what the work throws.
  @MainActor
  func run(_ work: @escaping @MainActor () async throws -> Void) async throws {
    let (outcome, continuation) = AsyncThrowingStream.makeStream(of: Never.self)
    let worker = Task {
      do {
        try await work()
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
    for try await _ in outcome {}
    try Task.checkCancellation()
  }
}
