/// A function that makes guessing passwords costly, with its cost.
enum KeyDerivation: Equatable, Sendable {
  /// RFC 7914. N is 2 to the power of `log2N`; it takes 128 · N · r bytes of memory.
  case scrypt(log2N: Int, r: Int, p: Int)
  /// RFC 8018 with HMAC-SHA-256.
  case pbkdf2SHA256(iterations: Int)
}

extension KeyDerivation: CustomStringConvertible {
  /// Name and cost as in a password hash: `scrypt$ln=17,r=8,p=1`.
  var description: String {
    switch self {
    case .scrypt(let log2N, let r, let p): "scrypt$ln=\(log2N),r=\(r),p=\(p)"
    case .pbkdf2SHA256(let iterations): "pbkdf2-sha256$i=\(iterations)"
    }
  }

  /// Reads a name and its cost. A cost out of all proportion is refused, so that a database from elsewhere can't take
  /// all the memory or time there is.
  init?(name: Substring, cost: Substring) {
    let values = cost.split(separator: ",").compactMap { $0.split(separator: "=").last.flatMap { Int($0) } }
    switch (name, values.count) {
    case ("scrypt", 3):
      guard (1...18).contains(values[0]), (1...16).contains(values[1]), (1...16).contains(values[2]) else {
        return nil
      }
      self = .scrypt(log2N: values[0], r: values[1], p: values[2])
    case ("pbkdf2-sha256", 1):
      guard (1...5_000_000).contains(values[0]) else { return nil }
      self = .pbkdf2SHA256(iterations: values[0])
    default:
      return nil
    }
    guard description == "\(name)$\(cost)" else { return nil }
  }
}
