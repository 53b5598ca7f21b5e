#if !canImport(CommonCrypto)
  import CLibcrypto

  extension Cryptography {
    static func randomBytes(count: Int) throws(Failure) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      guard RAND_bytes(&bytes, Int32(clamping: count)) == 1 else { throw .noRandomBytes }
      return bytes
    }

    static func sha256(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
      var digest = [UInt8](repeating: 0, count: digestSize)
      guard EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil) == 1 else { throw .noDigest }
      return digest
    }

    /// Compares in a time that depends on the number of bytes alone.
    static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
      a.count == b.count && CRYPTO_memcmp(a, b, a.count) == 0
    }

    static func key(
      from password: String, salt: [UInt8], by derivation: KeyDerivation, count: Int
    ) throws(Failure) -> [UInt8] {
      guard case .scrypt(let log2N, let r, let p) = derivation else { throw .unsupportedDerivation }
      let n: UInt64 = 1 << log2N
      // RFC 7914, section 6: 128·r bytes for each of N and p; the rest is what libcrypto itself works with.
      let memory = 128 * UInt64(r) * (n + UInt64(p)) + 1 << 20
      var key = [UInt8](repeating: 0, count: count)
      let made = EVP_PBE_scrypt(
        password, password.utf8.count, salt, salt.count, n, UInt64(r), UInt64(p), memory, &key, count)
      guard made == 1 else { throw .noKey }
      return key
    }
  }
#endif
