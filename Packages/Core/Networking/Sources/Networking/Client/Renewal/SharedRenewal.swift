import Synchronization

/// Renews a token once for all who need that at the same time.
///
/// The renewal belongs to nobody who waits for it: somebody who is cancelled gets `cancelled` at once, and the renewal
/// goes on for the others. One that takes too long ends with `timedOut` for all. A failure counts for a while also for
/// those who come later, so that requests refused one after the other don't each renew in vain.
public final class SharedRenewal<Token: Hashable & Sendable, Renewed: Sendable>: Sendable {
  private struct State {
    var underWay: [Token: SharedOutcome<Renewed>] = [:]
    var failures: [Token: (error: NetworkError, time: Duration)] = [:]

    /// What to wait for, and whether its work is still to begin.
    ///
    /// - Parameter oldest: failures up to then don't count; nil when none counts.
    mutating func outcome(
      for token: Token, since oldest: Duration?
    ) -> (outcome: SharedOutcome<Renewed>, isNew: Bool) {
      if let running = underWay[token] { return (running, false) }
      if let failure = failures[token], let oldest, failure.time > oldest {
        return (SharedOutcome(.failure(failure.error)), false)
      }
      let outcome = SharedOutcome<Renewed>()
      underWay[token] = outcome
      return (outcome, true)
    }
  }

  private let timeout: Duration
  private let failureLifetime: Duration
  private let clock: any Clock<Duration>
  private let stopwatch: Stopwatch
  private let state = Mutex(State())

  /// Makes the renewal of tokens; nothing is renewed yet.
  ///
  /// - Parameters:
  ///   - timeout: how long one may take; more than zero.
  ///   - failureLifetime: how long its failure counts.
  ///   - clock: measures both. It runs while the work is done, so a clock that somebody moves on whenever the app rests
  ///     is not for this.
  public init(
    timeout: Duration = .seconds(30), failureLifetime: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.timeout = timeout
    self.failureLifetime = failureLifetime
    self.clock = clock
    stopwatch = Stopwatch(clock)
  }

  /// Waits for the renewal of a token that is under way, or begins one.
  ///
  /// - Parameters:
  ///   - token: what is renewed.
  ///   - asksAgain: whether a failure a short while ago doesn't count, as when somebody has asked to try again.
  ///   - work: renews. It has stored what it returns.
  /// - Returns: what the renewal brought.
  /// - Throws: `cancelled`, `timedOut`, or what the work threw.
  public func renewed(
    _ token: Token, asksAgain: Bool = false,
    by work: @escaping @Sendable () async throws(NetworkError) -> Renewed
  ) async throws(NetworkError) -> Renewed {
    let oldest = asksAgain ? nil : oldest
    let (outcome, isNew) = state.withLock { $0.outcome(for: token, since: oldest) }
    if isNew { begin(token, outcome, work) }
    return try await outcome.value
  }

  /// Failures up to then don't count any more.
  private var oldest: Duration { stopwatch.elapsed - failureLifetime }

  private func begin(
    _ token: Token, _ outcome: SharedOutcome<Renewed>,
    _ work: @escaping @Sendable () async throws(NetworkError) -> Renewed
  ) {
    // Not structured on purpose: it must outlive the one who happened to ask first.
    Task { [timeout, clock] in
      await withTaskGroup { group in
        group.addTask {
          do throws(NetworkError) {
            self.end(token, outcome, .success(try await work()))
          } catch {
            self.end(token, outcome, .failure(error))
          }
        }
        group.addTask {
          // Cancelled as soon as the work is done.
          guard (try? await clock.sleep(for: timeout)) != nil else { return }
          self.end(token, outcome, .failure(.timedOut))
        }
        await group.next()
        group.cancelAll()
      }
    }
  }

  private func end(
    _ token: Token, _ outcome: SharedOutcome<Renewed>, _ result: Result<Renewed, NetworkError>
  ) {
    let (now, oldest) = (stopwatch.elapsed, oldest)
    state.withLock { state in
      guard state.underWay[token] === outcome else { return }
      state.underWay[token] = nil
      state.failures = state.failures.filter { $0.key != token && $0.value.time > oldest }
      if case .failure(let error) = result, error != .cancelled {
        state.failures[token] = (error, now)
      }
    }
    outcome.settle(result)
  }
}
