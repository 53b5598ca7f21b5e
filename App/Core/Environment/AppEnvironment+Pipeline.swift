import Networking

extension AppEnvironment {
  /// The way of every request to the server: another try after a failure, then redirects, then the transport itself.
  /// What is read goes through kept answers before.
  func pipeline() -> any Transport {
    RetryingTransport(
      wrapping: RedirectingTransport(wrapping: transport), clock: time.clock, random: random, now: time.now)
  }
}
