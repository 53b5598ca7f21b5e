/// A signed-in person and the token that proves it.
public struct Session: Equatable, Sendable, Codable {
  /// The proof for the server.
  public var token: SessionToken
  /// The person, as last heard from the server.
  public var user: User

  /// Makes a session.
  public init(token: SessionToken, user: User) {
    self.token = token
    self.user = user
  }
}
