extension Redactor {
  private static let parts: [StaticString] = [
    "password", "passwd", "passphrase", "passcode", "token", "secret", "authorization", "email", "apikey",
    "credential", "cookie", "bearer", "jwt", "privatekey", "sessionid",
  ]
  private static let words: [StaticString] = [
    "auth", "pwd", "pass", "pw", "mail", "otp", "pin", "sid", "session",
  ]

  /// Whether what stands under a key is taken out whatever it is. Case, separators and what else is in the key don't
  /// matter: `userPassword`, `USER_PASS-WORD`, `e-mail` and `userPin` are all sensitive.
  static func isSensitive(key: some Collection<Unicode.Scalar>) -> Bool {
    let letters = key.filter(\.isWordCharacter)
    return parts.contains { part in letters.indices.contains { letters.has(part, at: $0) } }
      || keyWords(of: key).contains { word in
        words.contains { $0.utf8CodeUnitCount == word.count && word.has($0, at: 0) }
      }
  }

  /// The words that a key is made of, in `camelCase` or with anything between them.
  private static func keyWords(of key: some Collection<Unicode.Scalar>) -> [Scalars] {
    var words: [Scalars] = [[]]
    for scalar in key {
      let isCapital = scalar.isASCIIUppercase && words.last?.last?.isASCIIUppercase == false
      if isCapital || !scalar.isWordCharacter || scalar.isASCIIDigit { words.append([]) }
      if scalar.isWordCharacter, !scalar.isASCIIDigit { words[words.count - 1].append(scalar) }
    }
    return words
  }
}
