import Foundation
import Synchronization

/// The signals that ask this process to end: the first one to end in order, the second one at once.
final class EndRequests: Sendable {
  /// What comes so soon after the first is the same request once more: `timeout` asks a process and then its group.
  private static let echo = Duration.milliseconds(50)

  private let first = Mutex<ContinuousClock.Instant?>(nil)

  /// Takes a signal; the second one ends this process.
  ///
  /// - Parameters:
  ///   - number: the signal.
  ///   - now: when it came.
  /// - Returns: whether it is the first.
  func take(_ number: Int32, at now: ContinuousClock.Instant = .now) -> Bool {
    let before = first.withLock { first in
      defer { first = first ?? now }
      return first
    }
    guard let before else { return true }
    if before.duration(to: now) > Self.echo { Self.die(of: number) }
    return false
  }

  private static func die(of number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
