/// What is kept of a password: a salted key from a costly function, with salt and cost.
///
/// The text form is that of the PHC string format: `$scrypt$ln=17,r=8,p=1$SALT$KEY`, with base 64 without padding.
struct PasswordHash: Equatable, Sendable {
  static let saltSize = 16
  static let keySize = 32

  let derivation: KeyDerivation
  let salt: [UInt8]
  let key: [UInt8]

  /// Hashes a password with a new salt. Takes as long as the cost says.
  init(of password: String, cost: PasswordCost) throws(Cryptography.Failure) {
    derivation = cost.derivation
    salt = try Cryptography.randomBytes(count: Self.saltSize)
    key = try Cryptography.key(from: password, salt: salt, by: derivation, count: Self.keySize)
  }

  /// Reads the text form; nil when it isn't one.
  init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty else { return nil }
    guard let derivation = KeyDerivation(name: parts[1], cost: parts[2]) else { return nil }
    guard let salt = [UInt8](base64: parts[3]), salt.count == Self.saltSize else { return nil }
    guard let key = [UInt8](base64: parts[4]), key.count == Self.keySize else { return nil }
    self.derivation = derivation
    self.salt = salt
    self.key = key
  }

  /// The text form.
  var text: String {
    "$\(derivation)$\(salt.base64)$\(key.base64)"
  }

  /// Whether this is the hash of a password. Takes as long as the cost says.
  func matches(_ password: String) throws(Cryptography.Failure) -> Bool {
    let other = try Cryptography.key(from: password, salt: salt, by: derivation, count: key.count)
    return Cryptography.areEqual(key, other)
  }
}

extension PasswordHash: CustomStringConvertible, CustomReflectable {
  /// The function and its cost alone.
  var description: String { "PasswordHash(\(derivation))" }

  /// The function and its cost alone.
  var customMirror: Mirror { Mirror(self, children: ["derivation": derivation]) }
}
