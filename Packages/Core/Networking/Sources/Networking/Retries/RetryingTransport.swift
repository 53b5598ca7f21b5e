#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends a request again when it failed for a reason that may pass.
///
/// That is when there was no answer (no connection, a time-out, an answer that broke off) or one with 408, 429, 500,
/// 502, 503 or 504. Only requests that may arrive twice are sent again: GET, HEAD, PUT and DELETE, and POST and PATCH
/// with an `Idempotency-Key`. The last outcome is the one that counts. A DELETE that was carried out, but whose answer
/// got lost, ends with what the server says to the second one, such as a 404.
///
/// A pause that the server asks for is kept between the tries of every request, and noted for others.
public struct RetryingTransport: Transport {
  private let next: any Transport
  private let policy: RetryPolicy
  private let budget: RetryBudget
  private let pauses: RequestedPauses
  private let clock: any Clock<Duration>
  private let random: @Sendable () -> Double
  private let now: @Sendable () -> Date

  /// Makes a transport that sends again what failed.
  ///
  /// - Parameters:
  ///   - next: carries each try.
  ///   - policy: when and how patiently.
  ///   - pauses: notes the pauses that servers ask for; by the same clock.
  ///   - clock: measures the waits.
  ///   - random: evenly distributed from 0 up to 1.
  ///   - now: the device's date, used only where a server says when to come again but not what time it has.
  public init(
    wrapping next: any Transport, policy: RetryPolicy = RetryPolicy(),
    pauses: RequestedPauses? = nil, clock: any Clock<Duration> = ContinuousClock(),
    random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.next = next
    self.policy = policy
    self.clock = clock
    self.random = random
    self.now = now
    self.pauses = pauses ?? RequestedPauses(clock: clock)
    budget = RetryBudget(policy, clock: clock)
  }

  /// Sends a request, again if need be. The progress starts anew with each try.
  ///
  /// - Throws: why the last try brought no answer, or `cancelled` when the task was cancelled, also during a wait.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    guard let host = Origin(request.url) else { return try await next.send(request, progress: progress) }
    var series = RetrySeries(policy: policy, clock: clock, random: random)
    while true {
      let outcome = await outcome(of: request, progress: progress)
      if case .success(let response) = outcome { note(response, from: host) }
      guard request.mayArriveTwice else { return try outcome.get() }
      guard !Task.isCancelled else { throw .cancelled }
      guard let wait = series.wait(after: outcome, pause: pauses.remaining(at: host)), budget.take(for: host)
      else { return try outcome.get() }
      do {
        try await clock.sleep(for: wait)
      } catch {
        throw .cancelled
      }
    }
  }

  private func note(_ response: HTTPResponse, from host: Origin) {
    guard response.mayBeBetterLater, let pause = response.retryAfter(now: now()) else { return }
    pauses.begin(pause, at: host)
  }

  private func outcome(
    of request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async -> Result<HTTPResponse, TransportError> {
    do {
      return .success(try await next.send(request, progress: progress))
    } catch {
      return .failure(error)
    }
  }
}

extension HTTPRequest {
  /// Whether the server does the same once and twice (RFC 9110, section 9.2.2; `Idempotency-Key` is a draft of the
  /// IETF's HTTP API group).
  fileprivate var mayArriveTwice: Bool {
    switch method {
    case .get, .head, .put, .delete: true
    case .post, .patch: headers["Idempotency-Key"].map { !$0.isEmpty } ?? false
    }
  }
}
