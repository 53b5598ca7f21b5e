#if canImport(CommonCrypto)
  import CommonCrypto
  import Darwin

  extension Cryptography {
    static func randomBytes(count: Int) throws(Failure) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      guard CCRandomGenerateBytes(&bytes, count) == kCCSuccess else { throw .noRandomBytes }
      return bytes
    }

    static func sha256(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
      var digest = [UInt8](repeating: 0, count: digestSize)
      guard CC_SHA256(bytes, CC_LONG(bytes.count), &digest) != nil else { throw .noDigest }
      return digest
    }

    /// Compares in a time that depends on the number of bytes alone.
    static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
      a.count == b.count && timingsafe_bcmp(a, b, a.count) == 0
    }

    static func key(
      from password: String, salt: [UInt8], by derivation: KeyDerivation, count: Int
    ) throws(Failure) -> [UInt8] {
      guard case .pbkdf2SHA256(let iterations) = derivation else { throw .unsupportedDerivation }
      var key = [UInt8](repeating: 0, count: count)
      let status = CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count,
        CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), UInt32(iterations), &key, count)
      guard status == kCCSuccess else { throw .noKey }
      return key
    }
  }
#endif
