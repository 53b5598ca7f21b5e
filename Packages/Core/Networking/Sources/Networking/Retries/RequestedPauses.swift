import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pauses that servers have asked for with `Retry-After` (RFC 9110, section 10.2.3). Whatever asks by itself, without
/// a person who wants it to, waits for their end.
public final class RequestedPauses: Sendable {
  private let stopwatch: Stopwatch
  private let ends = Mutex<[Origin: Duration]>([:])

  /// Knows of no pause yet.
  ///
  /// - Parameter clock: measures the pauses.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    stopwatch = Stopwatch(clock)
  }

  /// For how much longer a server wants to be left alone, from nothing to a day.
  ///
  /// - Parameter url: an address of the server.
  public func remaining(at url: URL) -> Duration {
    Origin(url).map(remaining) ?? .zero
  }

  func remaining(at origin: Origin) -> Duration {
    max(.zero, ends.withLock { $0[origin] ?? .zero } - stopwatch.elapsed)
  }

  /// What a server asked for last counts.
  func begin(_ pause: Duration, at origin: Origin) {
    let end = stopwatch.elapsed + pause
    ends.withLock { $0[origin] = end }
  }
}
