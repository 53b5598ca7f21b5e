import Models

/// A record of the collection `users`.
struct UserRecord: Decodable, Sendable {
  let id: String
  let email: String?
  let name: String?
  let bio: String?
  let onboarded: Bool?

  /// The person; the server leaves the address out where it isn't meant to be seen.
  func user(knownEmail: String = "") -> User {
    User(
      id: id, email: email ?? knownEmail, name: name ?? "", bio: bio ?? "", isOnboarded: onboarded ?? false)
  }
}

/// What the server answers to signing in and to renewing a token.
struct AuthenticatedRecord: Decodable, Sendable {
  let token: SessionToken
  let record: UserRecord

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    token = try container.decode(SessionToken.self, forKey: .token)
    record = try container.decode(UserRecord.self, forKey: .record)
    guard token.isWellFormed, User.isWellFormed(id: record.id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .token, in: container, debugDescription: "Not a token for a person")
    }
  }

  func session(knownEmail: String) -> Session {
    Session(token: token, user: record.user(knownEmail: knownEmail))
  }

  private enum CodingKeys: String, CodingKey {
    case token, record
  }
}
