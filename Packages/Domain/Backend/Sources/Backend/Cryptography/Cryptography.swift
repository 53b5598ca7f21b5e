/// What the system's cryptographic library does for the backend. Nothing here is of our own making.
enum Cryptography {
  /// How many bytes a SHA-256 digest has.
  static let digestSize = 32

  /// Why the library didn't do its work.
  enum Failure: Error, Equatable {
    case noRandomBytes
    case noDigest
    case noKey
    /// A hash was made on another platform, with a function that this one's library doesn't have.
    case unsupportedDerivation
  }
}
