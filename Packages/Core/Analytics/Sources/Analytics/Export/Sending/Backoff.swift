/// How long to wait before a batch is sent again: longer each time, and by chance within that, so that not all apps
/// come back at once.
struct Backoff {
  private static let first = Duration.seconds(1)
  private static let longest = Duration.seconds(300)
  /// A receiver's wish beyond this isn't believed.
  private static let longestWish = Duration.seconds(24 * 60 * 60)

  private var limit = first
  private let random: @Sendable () -> Double

  /// - Parameter random: gives numbers from 0 up to 1.
  init(random: @escaping @Sendable () -> Double) {
    self.random = random
  }

  mutating func reset() {
    limit = Self.first
  }

  /// - Parameter wish: how long the receiver wants to be left alone.
  mutating func next(atLeast wish: Duration?) -> Duration {
    let delay = limit / 2 + limit / 2 * random()
    limit = min(limit * 2, Self.longest)
    return max(delay, min(wish ?? .zero, Self.longestWish))
  }
}
