import Models
import Networking
import NetworkingTestSupport

/// A server that takes a token that it doesn't accept for no token, as PocketBase does, with one record of one person in
/// the collection `books`.
final class Guestbook: Sendable {
  private let state: (valid: String, renews: Bool, isEmpty: Bool)

  /// - Parameters:
  ///   - valid: the token that is accepted.
  ///   - renews: whether any other is renewed.
  ///   - isEmpty: whether the person has no record.
  init(valid: String, renews: Bool = true, isEmpty: Bool = false) {
    state = (valid, renews, isEmpty)
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let (valid, renews, isEmpty) = state
    let isGuest = request.headers["Authorization"] != "Bearer \(valid)"
    let path = request.url.path()
    if path.hasSuffix("/auth-refresh") { return renews ? .session(.of(token: valid)) : .refusal(401) }
    if path.contains("/users/records/") { return isGuest ? .refusal(404) : .user(Session.of().user) }
    switch (request.method, path.hasSuffix("/books/records")) {
    case (.get, true): return isGuest || isEmpty ? .page() : .page(#"{"id":"book1"}"#)
    case (.post, true): return isGuest ? .refusal(400) : .json(#"{"id":"book1"}"#)
    case (.delete, false): return isGuest || isEmpty ? .refusal(404) : HTTPResponse(status: 204)
    default: return isGuest || isEmpty ? .refusal(404) : .json(#"{"id":"book1"}"#)
    }
  }
}
