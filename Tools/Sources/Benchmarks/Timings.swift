/// The times of several runs of the same work.
public struct Timings: Equatable, Sendable {
  private let sorted: [Duration]

  /// Collects times.
  ///
  /// - Parameter durations: at least one.
  public init(_ durations: [Duration]) {
    precondition(!durations.isEmpty, "there is no time without a run")
    sorted = durations.sorted()
  }

  /// The shortest time.
  public var minimum: Duration { sorted[0] }
  /// The longest time.
  public var maximum: Duration { sorted[sorted.count - 1] }

  /// The time in the middle; between the two middle ones of an even number of runs.
  public var median: Duration {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// How many times longer the median is than that of other work.
  public func ratio(to other: Timings) -> Double {
    median / other.median
  }
}
