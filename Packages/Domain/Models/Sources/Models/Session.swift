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

  /// Reads a session, which may come from a file that anybody has changed.
  ///
  /// - Throws: `DecodingError`, also when it could not be used: no server gives such a token or such an id.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    token = try container.decode(SessionToken.self, forKey: .token)
    user = try container.decode(User.self, forKey: .user)
    guard token.isWellFormed, User.isWellFormed(id: user.id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .token, in: container, debugDescription: "Not a token for a person")
    }
  }

  private enum CodingKeys: String, CodingKey {
    case token, user
  }
}
