import Networking

extension AppEnvironment {
  /// The way of every request to the server: kept answers first, then another try after a failure, then redirects, then
  /// the transport itself.
  ///
  /// - Parameter responses: where answers are kept.
  func pipeline(keepingIn responses: ResponseCache) -> any Transport {
    let redirecting = RedirectingTransport(wrapping: transport)
    let retrying = RetryingTransport(wrapping: redirecting, clock: time.clock, now: time.now)
    return CachingTransport(wrapping: retrying, cache: responses, now: time.now)
  }
}
