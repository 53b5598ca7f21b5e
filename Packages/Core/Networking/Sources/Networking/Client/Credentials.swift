/// Who a request is made for, and the bearer token that proves it.
///
/// A description or a mirror of it shows neither.
public struct Credentials: Sendable, Equatable {
  /// The token (RFC 6750, section 2.1).
  public var token: String
  /// An id of the person that outlives the token. It is never sent; answers are cached apart for each account.
  public var account: String

  /// Makes credentials.
  ///
  /// - Parameters:
  ///   - token: the bearer token.
  ///   - account: an id of the person that outlives the token.
  public init(token: String, account: String) {
    self.token = token
    self.account = account
  }
}

extension Credentials: CustomStringConvertible, CustomReflectable {
  /// Says only what this is.
  public var description: String { "Credentials (hidden)" }

  /// A mirror without anything.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
