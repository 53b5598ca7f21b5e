/// Where an `APIClient` gets the bearer token for its authenticated requests (RFC 6750, section 2.1).
///
/// The calls come from concurrent requests. Several may ask at the same time to renew the same token; the one who
/// conforms decides whether they share one renewal.
public protocol Authentication: Sendable {
  /// The token to send, and whose it is; nil when nobody is signed in, and the request then goes without one.
  func credentials() async -> Credentials?

  /// Makes a new token after the server refused one.
  ///
  /// Requests made in here must not go through a client that asks this same object to renew again.
  ///
  /// - Parameter refused: the credentials that were refused.
  /// - Returns: the new ones, with which the request is repeated once; the refused ones when they are as good as any, and
  ///   the refusal is then thrown to the caller; nil when nobody is signed in any more, which the caller is told as a
  ///   refusal with 401, however the server has put it.
  /// - Throws: why renewal failed; the caller gets this error.
  func renewedCredentials(after refused: Credentials) async throws(NetworkError) -> Credentials?
}
