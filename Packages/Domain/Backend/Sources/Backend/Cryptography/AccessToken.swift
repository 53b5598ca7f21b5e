#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a signed-in client shows with each request: the id of a stored token, and a secret that only the client has.
///
/// The two are apart so that the row is found by the id, and the secret's digest is then compared in constant time.
struct AccessToken: Equatable {
  static let secretSize = 32

  let id: RecordID
  let secret: [UInt8]

  /// A new token.
  init() throws(Cryptography.Failure) {
    id = try RecordID.random()
    secret = try Cryptography.randomBytes(count: Self.secretSize)
  }

  /// Reads what a client sent; nil when it can't be a token of ours.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = RecordID(parts[0]) else { return nil }
    guard let secret = [UInt8](base64URL: parts[1]), secret.count == Self.secretSize else { return nil }
    self.id = id
    self.secret = secret
  }

  /// The token as it goes over the wire.
  var text: String {
    "\(id).\(secret.base64URL)"
  }

  /// What the database keeps of the secret.
  func digest() throws(Cryptography.Failure) -> [UInt8] {
    try Cryptography.sha256(secret)
  }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
  /// Shows nothing of the token.
  var description: String { "AccessToken(hidden)" }

  /// Shows nothing of the token.
  var customMirror: Mirror { Mirror(self, children: []) }
}
