#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time in its three forms: it passes, it can be waited for, and it has a date.
struct ExportTime: Sendable {
  /// How long ago this was made.
  let elapsed: @Sendable () -> Duration
  /// Waits; throws when the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  let now: @Sendable () -> Date

  init(_ clock: some Clock<Duration>, now: @escaping @Sendable () -> Date) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
    self.now = now
  }

  /// Waits for something, which must end when its task is cancelled.
  ///
  /// - Parameter limit: how long to wait at most; nil for as long as it takes.
  func wait(atMost limit: Duration?, for end: @escaping @Sendable () async -> Void) async {
    guard let limit else { return await end() }
    await withTaskGroup { group in
      group.addTask { await end() }
      // Only fails when the task is cancelled, and then the wait is over as well.
      group.addTask { try? await sleep(limit) }
      await group.next()
      group.cancelAll()
    }
  }
}
