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
  /// A captive portal answered in the server's place; see `HTTPResponse.isCaptivePortal(answering:)`.
  case captivePortal
  /// Something between the app and the server refused the request: the answer isn't in the shape of the API's own refusals
  /// (PocketBase's: a JSON object with `status`, `message` and `data`).
  case refusedOnTheWay(status: Int)
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

  /// Whether the server got more requests than it takes (429).
  public var isBusy: Bool {
    guard case .rejected(let rejection) = self else { return false }
    return rejection.status == 429
  }

  /// Whether the server says that it's out of service for now (503).
  public var isMaintenance: Bool {
    guard case .rejected(let rejection) = self else { return false }
    return rejection.status == 503
  }
}
