/// The secret that proves a session to the server. It never shows in a description, a dump or a log.
public struct SessionToken: Equatable, Hashable, Sendable, Codable {
  /// The secret itself, for the one header that carries it.
  public let secret: String

  /// Wraps a secret.
  public init(_ secret: String) {
    self.secret = secret
  }

  /// Reads the secret from a single string.
  public init(from decoder: any Decoder) throws {
    secret = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the secret as a single string, for a secret store only.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(secret)
  }
}

extension SessionToken {
  /// Whether it can stand in a header as a bearer token (RFC 6750, section 2.1).
  public var isWellFormed: Bool {
    !secret.isEmpty
      && secret.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "-._~+/=".utf8.contains(byte)
      }
  }
}

extension SessionToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A placeholder.
  public var description: String { "(hidden)" }
  /// A placeholder.
  public var debugDescription: String { description }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
