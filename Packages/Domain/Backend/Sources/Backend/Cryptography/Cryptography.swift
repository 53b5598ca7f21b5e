/// What the system's cryptographic library does for the backend. Nothing here is of our own making.
enum Cryptography {
  /// How many bytes a SHA-256 digest has.
  static let digestSize = 32

  /// Why the library didn't do its work.
  enum Failure: Error, Equatable {
    case noRandomBytes
    case noDigest
    case noKey
    /// A hash was made on another platform, with a function that this one's library doesn't have. Whether the password
    /// is right can't be told, so that it isn't called wrong.
    case unsupportedDerivation
  }
}

extension Cryptography.Failure: CustomStringConvertible {
  /// What went wrong and what to do about it, for a person.
  var description: String {
    switch self {
    case .noRandomBytes, .noDigest, .noKey:
      "This device's cryptographic library failed. Close other apps and try again."
    case .unsupportedDerivation:
      "The account was made on another kind of device, and its password can't be checked on this one. Sign in there."
    }
  }
}
