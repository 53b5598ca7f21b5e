/// Why a transport brought no answer back.
public enum TransportError: Error, Sendable, Equatable {
  /// No connection came about or it broke: no network, unknown host, refused, reset.
  case unreachable
  /// The answer took too long.
  case timedOut
  /// The task that waited was cancelled.
  case cancelled
  /// The answer had more bytes than allowed; `limit` is how many were.
  case responseTooLarge(limit: Int)
  /// What came back isn't HTTP, or ended early.
  case malformedResponse
  /// The connection couldn't be trusted: a certificate that isn't valid, or a step down from HTTPS to HTTP.
  case insecure
}
