import Synchronization

/// How many tries beyond the first each host may still get: a token bucket for each, so that a server in trouble isn't
/// sent a multiple of what it can't take.
final class RetryBudget: Sendable {
  private struct Bucket {
    /// How many retries are used up and have not come back, in intervals.
    var spent: Double
    var updated: Duration
  }

  private let capacity: Double
  private let interval: Duration
  private let stopwatch: Stopwatch
  private let buckets = Mutex<[Origin: Bucket]>([:])

  init(_ policy: RetryPolicy, clock: any Clock<Duration>) {
    capacity = Double(policy.budget)
    interval = max(policy.budgetInterval, .nanoseconds(1))
    stopwatch = Stopwatch(clock)
  }

  /// Takes one retry for a host, if there is one left.
  func take(for host: Origin) -> Bool {
    let now = stopwatch.elapsed
    return buckets.withLock { buckets in
      var bucket = buckets[host] ?? Bucket(spent: 0, updated: now)
      bucket.spent = max(0, bucket.spent - max(.zero, now - bucket.updated) / interval)
      bucket.updated = now
      defer { buckets[host] = bucket }
      guard bucket.spent + 1 <= capacity else { return false }
      bucket.spent += 1
      return true
    }
  }
}
