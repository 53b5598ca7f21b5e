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
    guard token.isSendable, !record.id.isEmpty else {
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

extension SessionToken {
  /// Whether it can stand in a header as a bearer token (RFC 6750, section 2.1).
  fileprivate var isSendable: Bool {
    !secret.isEmpty
      && secret.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "-._~+/=".utf8.contains(byte)
      }
  }
}
