import Networking

extension AppEnvironment {
  /// The way of every request to the server: another try after a failure, then redirects, then the transport itself.
  /// What is read goes through kept answers before.
  ///
  /// - Parameter pauses: notes the pauses that the server asks for.
  func pipeline(noting pauses: RequestedPauses) -> any Transport {
    RetryingTransport(
      wrapping: RedirectingTransport(wrapping: transport), pauses: pauses, clock: time.clock, random: random,
      now: time.now)
  }
}
