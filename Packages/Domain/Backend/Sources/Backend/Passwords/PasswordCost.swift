/// How much work it takes to try one password.
public struct PasswordCost: Sendable, Equatable {
  let derivation: KeyDerivation

  #if canImport(CommonCrypto)
    /// What OWASP's Password Storage Cheat Sheet asks for: PBKDF2 with HMAC-SHA-256 and 600,000 rounds.
    public static let recommended = PasswordCost(derivation: .pbkdf2SHA256(iterations: 600_000))

    /// Hardly any work, for a backend that is thrown away and holds nobody's real password.
    public static let quick = PasswordCost(derivation: .pbkdf2SHA256(iterations: 1))
  #else
    /// What OWASP's Password Storage Cheat Sheet asks for: scrypt with N = 2^17, r = 8 and p = 1. It takes 128 MiB
    /// and some tenths of a second.
    public static let recommended = PasswordCost(derivation: .scrypt(log2N: 17, r: 8, p: 1))

    /// Hardly any work, for a backend that is thrown away and holds nobody's real password.
    public static let quick = PasswordCost(derivation: .scrypt(log2N: 4, r: 1, p: 1))
  #endif
}
