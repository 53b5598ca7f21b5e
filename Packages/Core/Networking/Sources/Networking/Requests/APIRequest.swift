#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One call of a JSON API: what to ask for, and the type that the answer is decoded into.
///
/// ```swift
/// let save = APIRequest<User>(
///   .patch, ["api", "collections", "users", "records", id], body: changes, isAuthenticated: true)
/// ```
///
/// A description or a mirror of it shows neither the query nor the body.
public struct APIRequest<Response: Decodable & Sendable>: Sendable {
  /// What is asked for.
  public var method: HTTPMethod
  /// The segments of the path below the client's base URL, as plain text.
  ///
  /// Each is percent-encoded and stays one segment whatever it holds. An empty one, `.` or `..` can't be made safe;
  /// sending the request then throws `NetworkError.invalidRequest`.
  public var path: [String]
  /// The query, as plain text, in its order.
  public var query: [URLQueryItem]
  /// What is sent as JSON.
  public var body: (any Encodable & Sendable)?
  /// Whether the client adds the token of its `Authentication`.
  public var isAuthenticated: Bool
  /// The statuses of refusals by the API itself that may mean that the token isn't accepted; it is then renewed and the
  /// request repeated once. A refusal that says what is wrong with a field doesn't mean that.
  public var refusalStatuses: Set<Int>
  /// Sent as `Idempotency-Key`, for a server that does the same call only once; with it a POST may be sent again after
  /// a failure.
  public var idempotencyKey: String?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - method: what is asked for.
  ///   - path: the segments below the base URL, as plain text.
  ///   - query: the query, as plain text.
  ///   - body: what is sent as JSON; dates become RFC 3339 in UTC with milliseconds.
  ///   - isAuthenticated: whether the client adds its token.
  ///   - refusalStatuses: the statuses of refusals that may mean that the token isn't accepted.
  ///   - idempotencyKey: sent as `Idempotency-Key`.
  public init(
    _ method: HTTPMethod, _ path: [String], query: [URLQueryItem] = [],
    body: (any Encodable & Sendable)? = nil, isAuthenticated: Bool = false,
    refusalStatuses: Set<Int> = [401], idempotencyKey: String? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.isAuthenticated = isAuthenticated
    self.refusalStatuses = refusalStatuses
    self.idempotencyKey = idempotencyKey
  }
}

extension APIRequest: CustomStringConvertible, CustomReflectable {
  /// The method and the path.
  public var description: String {
    "\(method.rawValue) /\(shownPath)"
  }

  /// A mirror without query and body.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["method": method, "path": shownPath, "isAuthenticated": isAuthenticated])
  }

  private var shownPath: String {
    path.map(\.percentEncoded).joined(separator: "/")
  }
}
