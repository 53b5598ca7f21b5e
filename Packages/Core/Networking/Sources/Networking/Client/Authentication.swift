/// Where an `APIClient` gets the bearer token for its authenticated requests (RFC 6750, section 2.1).
///
/// The calls come from concurrent requests. Several may ask at the same time to renew the same token; the one who
/// conforms decides whether they share one renewal.
public protocol Authentication: Sendable {
  /// The token to send, or nil when nobody is signed in; the request then goes without one.
  func token() async -> String?

  /// Makes a new token after the server refused one with 401.
  ///
  /// Requests made in here must not go through a client that asks this same object to renew again.
  ///
  /// - Parameter refused: the token that was refused.
  /// - Returns: the new token, with which the request is repeated once; nil, or the refused token, when there is
  ///   none, and the refusal is then thrown to the caller.
  /// - Throws: why renewal failed; the caller gets this error.
  func renewedToken(after refused: String) async throws(NetworkError) -> String?
}
