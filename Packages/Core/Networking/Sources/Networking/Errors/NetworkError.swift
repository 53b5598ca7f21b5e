/// Why a request brought no result.
public enum NetworkError: Error, Sendable, Equatable {
  /// No connection to the server.
  case unreachable
  /// The server took too long.
  case timedOut
  /// The task was cancelled; nobody waits for a message.
  case cancelled
  /// The connection couldn't be trusted.
  case insecure
  /// The answer was larger than the client takes.
  case responseTooLarge
  /// The answer isn't what this API says: another content type, not JSON, a wrong shape, a redirect.
  case unreadableResponse
  /// The request couldn't be written: a path segment that isn't one, or a body that can't be encoded.
  case invalidRequest
  /// The server said no.
  case rejected(ServerRejection)

  init(_ error: TransportError) {
    switch error {
    case .unreachable: self = .unreachable
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .responseTooLarge: self = .responseTooLarge
    case .malformedResponse: self = .unreadableResponse
    case .insecure: self = .insecure
    }
  }

  /// Whether the server refused who is asking (401 or 403).
  public var refusesCredentials: Bool {
    guard case .rejected(let rejection) = self else { return false }
    return rejection.status == 401 || rejection.status == 403
  }

  /// Whether the server says that it's out of service for now (503).
  public var isMaintenance: Bool {
    guard case .rejected(let rejection) = self else { return false }
    return rejection.status == 503
  }
}
