import Testing

@testable import Backend

@Suite struct `The cryptographic library` {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `a digest is SHA-256`(text: String, digest: String) throws {
    #expect(try Cryptography.sha256(Array(text.utf8)).hexadecimal == digest)
  }

  #if !canImport(CommonCrypto)
    @Test(arguments: [
      (
        "", "", KeyDerivation.scrypt(log2N: 4, r: 1, p: 1),
        "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
          + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"
      ),
      (
        "password", "NaCl", .scrypt(log2N: 10, r: 8, p: 16),
        "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
          + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"
      ),
      (
        "pleaseletmein", "SodiumChloride", .scrypt(log2N: 14, r: 8, p: 1),
        "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
          + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"
      ),
    ])
    func `a key is that of RFC 7914, section 12`(
      password: String, salt: String, derivation: KeyDerivation, key: String
    ) throws {
      let made = try Cryptography.key(from: password, salt: Array(salt.utf8), by: derivation, count: 64)
      #expect(made.hexadecimal == key)
    }

    @Test func `a function of another platform is refused`() {
      #expect(throws: Cryptography.Failure.unsupportedDerivation) {
        try Cryptography.key(from: "password", salt: [1], by: .pbkdf2SHA256(iterations: 1), count: 32)
      }
    }
  #endif

  @Test(
    arguments: [
      ([], [], true), ([1], [1], true), ([1, 2], [1, 3], false), ([1, 2], [0, 2], false),
      ([1], [1, 2], false),
      ([1], [], false),
    ] as [([UInt8], [UInt8], Bool)])
  func `bytes are equal when all of them are`(a: [UInt8], b: [UInt8], areEqual: Bool) {
    #expect(Cryptography.areEqual(a, b) == areEqual)
  }

  @Test func `random bytes differ each time`() throws {
    let drawn = try (0..<100).map { _ in try Cryptography.randomBytes(count: 16) }
    #expect(Set(drawn).count == 100)
    #expect(drawn.allSatisfy { $0.count == 16 })
  }
}

extension [UInt8] {
  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
