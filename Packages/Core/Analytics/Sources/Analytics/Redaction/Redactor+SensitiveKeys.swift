extension Redactor {
  private static let parts: [StaticString] = [
    "password", "passwd", "passphrase", "passcode", "token", "secret", "authorization", "email", "apikey",
    "credential", "cookie", "bearer", "jwt", "privatekey", "sessionid",
  ]
  private static let words: [StaticString] = ["auth", "pwd", "pass", "pw", "mail", "otp", "pin", "sid"]

  /// Whether what stands under a key is taken out whatever it is. Case, separators and what else is in the key don't
  /// matter: `userPassword`, `USER_PASS-WORD` and `e-mail` are all sensitive.
  static func isSensitive(key: some Collection<Unicode.Scalar>) -> Bool {
    let letters = key.filter(\.isWordCharacter)
    return parts.contains { part in letters.indices.contains { letters.has(part, at: $0) } }
      || words.contains { $0.utf8CodeUnitCount == letters.count && letters.has($0, at: 0) }
  }
}
