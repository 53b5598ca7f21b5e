/// The tries of one request, and how long to wait between them.
struct RetrySeries {
  private let policy: RetryPolicy
  private let random: @Sendable () -> Double
  private let stopwatch: Stopwatch
  private var tries = 0
  private var waitedForConnection = Duration.zero

  init(policy: RetryPolicy, clock: any Clock<Duration>, random: @escaping @Sendable () -> Double) {
    self.policy = policy
    self.random = random
    stopwatch = Stopwatch(clock)
  }

  /// How long to wait before the next try; nil when there is to be none.
  ///
  /// - Parameter pause: how long the server wants to be left alone.
  mutating func wait(
    after outcome: Result<HTTPResponse, TransportError>, pause: Duration
  ) -> Duration? {
    tries += 1
    guard tries < policy.maximumTries else { return nil }
    var wait = jitteredDelay
    switch outcome {
    case .success(let response):
      guard response.mayBeBetterLater else { return nil }
    case .failure(let error):
      guard error.mayPass else { return nil }
      wait = min(wait, policy.connectionPatience - waitedForConnection)
      waitedForConnection += wait
    }
    // The jitter is added: those who were told the same time don't come back at the same time.
    wait += pause
    guard stopwatch.elapsed + wait <= policy.patience else { return nil }
    return wait
  }

  private var jitteredDelay: Duration {
    var longest = policy.baseDelay
    for _ in 1..<max(tries, 1) where longest < policy.maximumDelay {
      longest *= 2
    }
    return min(longest, policy.maximumDelay) * random()
  }
}

extension HTTPResponse {
  /// Whether the answer may be another one later.
  var mayBeBetterLater: Bool { [408, 429, 500, 502, 503, 504].contains(status) }
}

extension TransportError {
  fileprivate var mayPass: Bool {
    switch self {
    case .unreachable, .timedOut, .malformedResponse: true
    case .cancelled, .responseTooLarge, .insecure: false
    }
  }
}
