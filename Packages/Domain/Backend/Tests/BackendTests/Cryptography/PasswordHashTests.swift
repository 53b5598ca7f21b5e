import TestSupport
import Testing

@testable import Backend

@Suite(.bounded) struct `The hash of a password` {
  static let salt = "AAAAAAAAAAAAAAAAAAAAAA"
  static let key = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

  @Test func `the recommended cost is OWASP's`() {
    #if canImport(CommonCrypto)
      #expect(PasswordCost.recommended.derivation == .pbkdf2SHA256(iterations: 600_000))
    #else
      #expect(PasswordCost.recommended.derivation == .scrypt(log2N: 17, r: 8, p: 1))
    #endif
  }

  @Test func `the recommended cost works`() throws {
    let hash = try PasswordHash(of: "correct horse", cost: .recommended)
    #expect(try hash.matches("correct horse"))
  }

  @Test func `a hash matches its own password only`() throws {
    let hash = try PasswordHash(of: "pässword1", cost: .quick)
    #expect(try hash.matches("pässword1"))
    #expect(try !hash.matches("pässword2"))
    #expect(try !hash.matches("pässword1 "))
    #expect(try !hash.matches(""))
  }

  @Test func `what follows a NUL counts too`() throws {
    #expect(try !PasswordHash(of: "password\0one", cost: .quick).matches("password\0two"))
  }

  @Test func `the same password never has the same hash`() throws {
    let hashes = try (0..<20).map { _ in try PasswordHash(of: "password", cost: .quick).text }
    #expect(Set(hashes).count == 20)
  }

  @Test func `the text keeps function, cost, salt and key, and not the password`() throws {
    let hash = try PasswordHash(of: "hunter22", cost: .quick)
    let parts = hash.text.split(separator: "$")
    #expect(parts.count == 4)
    #expect(hash.text.hasPrefix("$\(PasswordCost.quick.derivation)$"))
    #expect(parts[2].utf8.count == 22 && parts[3].utf8.count == 43)
    #expect(!hash.text.contains("hunter22"))
    #expect(PasswordHash(hash.text) == hash)
  }

  @Test func `a hash shows neither salt nor key when printed`() throws {
    let hash = try PasswordHash(of: "password", cost: .quick)
    var dumped = ""
    dump(hash, to: &dumped)
    let shown = dumped + "\(hash)" + String(reflecting: hash)
    #expect(!shown.contains(hash.key.base64) && !shown.contains("\(hash.key[0]), \(hash.key[1])"))
  }

  @Test(arguments: ["scrypt$ln=17,r=8,p=1", "scrypt$ln=18,r=16,p=16", "pbkdf2-sha256$i=600000"])
  func `a hash of any platform can be read`(derivation: String) {
    let text = "$\(derivation)$\(Self.salt)$\(Self.key)"
    #expect(PasswordHash(text)?.text == text)
  }

  @Test(arguments: [
    "", "$", "$$$$", "password", "scrypt$ln=17,r=8,p=1$\(salt)$\(key)", "$bcrypt$i=1$\(salt)$\(key)",
    "$scrypt$ln=40,r=8,p=1$\(salt)$\(key)", "$scrypt$ln=0,r=8,p=1$\(salt)$\(key)",
    "$scrypt$ln=-1,r=8,p=1$\(salt)$\(key)", "$scrypt$ln=17,r=999,p=1$\(salt)$\(key)",
    "$scrypt$ln=17,r=8,p=999$\(salt)$\(key)", "$scrypt$r=8,ln=17,p=1$\(salt)$\(key)",
    "$scrypt$ln=17,r=8$\(salt)$\(key)", "$scrypt$ln=17,r=8,p=1,$\(salt)$\(key)",
    "$scrypt$ln=017,r=8,p=1$\(salt)$\(key)", "$scrypt$ln=17,r=8,p=1$\(salt)",
    "$scrypt$ln=17,r=8,p=1$\(salt)$", "$scrypt$ln=17,r=8,p=1$$\(key)",
    "$scrypt$ln=17,r=8,p=1$\(salt)$\(key)=", "$scrypt$ln=17,r=8,p=1$\(salt)$\(key)$",
    "$scrypt$ln=17,r=8,p=1$!!AAAAAAAAAAAAAAAAAAAA$\(key)", "$pbkdf2-sha256$i=0$\(salt)$\(key)",
    "$pbkdf2-sha256$i=99999999999999999999$\(salt)$\(key)",
  ])
  func `anything else isn't a hash`(text: String) {
    #expect(PasswordHash(text) == nil)
  }

  @Test func `without a hash the work is done all the same`() async {
    // The cost is one that no machine has the memory for, so that the work fails as soon as it is begun.
    #if canImport(CommonCrypto)
      let impossible = PasswordCost(derivation: .scrypt(log2N: 1, r: 1, p: 1))
    #else
      let impossible = PasswordCost(derivation: .scrypt(log2N: 45, r: 8, p: 1))
    #endif
    await #expect(throws: Cryptography.Failure.self) {
      try await PasswordHasher(cost: impossible).matches("password", nil)
    }
  }

  @Test func `without a hash no password matches`() async throws {
    #expect(try await !PasswordHasher(cost: .quick).matches("", nil))
  }
}
