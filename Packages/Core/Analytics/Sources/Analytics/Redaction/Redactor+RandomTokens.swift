extension Redactor {
  private static let shortestToken = 20
  private static let shortestUnusualPart = 16
  private static let shortestUnnaturalPart = 6

  /// Long runs of letters and digits that nobody would write by hand: API keys, JSON Web Tokens, digests, UUIDs.
  ///
  /// A run is cut into pieces at `.`, `/`, `+` and `%`. Neighbours that are no plain words are judged together,
  /// because all of them can be one token.
  static func randomTokens(in text: Scalars) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while position < text.count {
      let end = text.end(from: position) { isPart($0) || isJoint($0) }
      if end > position {
        for range in randomTokens(in: text[position..<end]) {
          // Base64 ends with these.
          ranges.append(range.lowerBound..<text.end(from: range.upperBound) { $0 == "=" })
        }
      }
      position = end + 1
    }
    return ranges
  }

  private static func randomTokens(in run: Scalars.SubSequence) -> [Range<Int>] {
    run.split(whereSeparator: isJoint)
      .split { $0.count > 2 && words(of: $0).allSatisfy(isPlain) }
      .compactMap { pieces in
        guard isRandom(pieces), let first = pieces.first, let last = pieces.last else { return nil }
        return first.startIndex..<last.endIndex
      }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIILetter || scalar.isASCIIDigit || scalar == "-" || scalar == "_" || scalar == "~"
  }

  private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "/" || scalar == "+" || scalar == "%"
  }

  private static func isRandom(_ pieces: ArraySlice<Scalars.SubSequence>) -> Bool {
    if pieces.contains(where: isJSONWebTokenPart) || pieces.contains(where: isHexadecimal) { return true }
    let words = pieces.flatMap(words)
    return length(of: words) >= shortestToken
      && length(of: words.filter { !isPlain($0) }) >= shortestUnusualPart
      && length(of: words.filter { !isNatural($0) }) >= shortestUnnaturalPart
  }

  private static func length(of words: [Scalars.SubSequence]) -> Int {
    words.reduce(0) { $0 + $1.count }
  }

  /// Base64 of `{"`, with which the header of every token begins.
  private static func isJSONWebTokenPart(_ piece: Scalars.SubSequence) -> Bool {
    piece.count >= 8 && piece.starts(with: "eyJ".unicodeScalars)
  }

  private static func isHexadecimal(_ piece: Scalars.SubSequence) -> Bool {
    let characters = words(of: piece).joined()
    return characters.count >= shortestToken && characters.allSatisfy(\.isHexDigit)
      && characters.contains(where: \.isASCIIDigit) && characters.contains(where: \.isASCIILetter)
  }

  /// Words and numbers with hyphens, underscores or anything else between them.
  static func isSlug(_ piece: Scalars.SubSequence) -> Bool {
    words(of: piece).allSatisfy(isNatural)
  }

  private static func words(of piece: Scalars.SubSequence) -> [Scalars.SubSequence] {
    piece.split { !$0.isASCIILetter && !$0.isASCIIDigit }
  }

  /// A word in small or capital letters or capitalised, or a number that isn't endless.
  private static func isPlain(_ word: Scalars.SubSequence) -> Bool {
    if word.count >= 40 { return false }
    if word.allSatisfy(\.isASCIIDigit) { return word.count < shortestToken }
    return word.allSatisfy(\.isASCIIUppercase) || word.dropFirst().allSatisfy(\.isASCIILowercase)
  }

  /// Whether a person could have written it: a plain word, several joined as in `camelCase`, or letters with a number
  /// before or after them, as in `iOS18` and `3rd`. Short ones always pass.
  private static func isNatural(_ word: Scalars.SubSequence) -> Bool {
    if word.count <= 5 || isPlain(word) { return true }
    let letters = word.filter(\.isASCIILetter)
    let digits = word.filter(\.isASCIIDigit)
    let isTogether = word.starts(with: letters + digits) || word.starts(with: digits + letters)
    return isTogether && word.count < (digits.isEmpty ? 40 : shortestToken) && isUsualCase(letters)
  }

  /// Where words are joined by capitals, runs of small letters are longer than one letter, but for a single exception
  /// as in `iPhone`.
  private static func isUsualCase(_ letters: Scalars) -> Bool {
    let runs = letters.split(whereSeparator: \.isASCIIUppercase)
    return runs.count { $0.count == 1 } <= 1
  }
}
