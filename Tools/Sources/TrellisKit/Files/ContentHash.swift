#if canImport(CommonCrypto)
  import CommonCrypto
#else
  import CPlatform
#endif

/// The SHA-256 digest of bytes: under it, caches keep what was made of them.
///
/// A cryptographic one, so that nobody can write a file whose findings are taken from another file's entry.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  /// How many bytes it has.
  public static let size = 32

  /// The digest.
  public let bytes: [UInt8]

  /// Takes a digest that was made before.
  ///
  /// - Returns: nil when it hasn't 32 bytes.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = Array(bytes)
  }

  /// Hashes bytes.
  public init(of content: UnsafeRawBufferPointer) {
    var digest = [UInt8](repeating: 0, count: Self.size)
    #if canImport(CommonCrypto)
      CC_SHA256(content.baseAddress, CC_LONG(content.count), &digest)
    #else
      let made = EVP_Digest(content.baseAddress, content.count, &digest, nil, EVP_sha256(), nil)
      precondition(made == 1, "libcrypto can't make a SHA-256 digest")
    #endif
    bytes = digest
  }

  /// Hashes bytes.
  public init(of content: [UInt8]) {
    self = content.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Hashes a text.
  public init(of text: String) {
    self.init(of: Array(text.utf8))
  }

  /// The digest in hexadecimal digits.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
