extension Redactor {
  /// What stands after a sensitive key, as in `?token=…`, `"password": "…"` or `.password("…")`, and what stands after
  /// the scheme of an authorization, as in `Bearer …`.
  static func credentials(in text: Scalars) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while position < text.count {
      let end = text.end(from: position, while: isKey)
      let word = position..<end
      if let value = credential(after: word, in: text) ?? value(after: word, in: text) {
        ranges.append(value)
        position = nextKey(in: text, value)
      } else {
        position = max(end, position + 1)
      }
    }
    return ranges
  }

  /// Where to look on. A short value that looks like a key can be one: `password: token: …`.
  private static func nextKey(in text: Scalars, _ value: Range<Int>) -> Int {
    let last = text[value.upperBound - 1]
    return value.count < longestKey && (last == ":" || last == "=") ? value.lowerBound : value.upperBound
  }

  private static let longestKey = 64

  // MARK: - Keys

  private static func value(after key: Range<Int>, in text: Scalars) -> Range<Int>? {
    guard !key.isEmpty, let start = separatorEnd(in: text, after: key), isSensitive(key: text[key]),
      let value = valueRange(in: text, from: start)
    else { return nil }
    // In `Authorization: Basic abc` the value is two words.
    guard Scheme(text, value) != nil, let second = valueRange(in: text, from: value.upperBound) else {
      return value
    }
    return value.lowerBound..<second.upperBound
  }

  private static func isKey(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isWordCharacter || scalar == "_" || scalar == "-"
  }

  /// The end of what stands between a key and its value: `=`, `:`, an arrow, the bracket of a payload, the end of a
  /// tag. What wraps the key may come before it, as in `["password"] = …`, `AnyHashable("password"): …`,
  /// `password[0]=…` and `<key>password</key> <string>…`.
  private static func separatorEnd(in text: Scalars, after key: Range<Int>) -> Int? {
    guard key.upperBound < text.count else { return nil }
    if text[key.upperBound] == "(" { return key.upperBound + 1 }
    if opensTag(key, in: text) { return tagEnd(in: text, from: key.upperBound) }
    let position = wrapperEnd(in: text, from: key.upperBound)
    if text.has("</", at: position) { return pairEnd(in: text, from: position) }
    let end = text.end(from: position) { "=:>-~→⇒↦".unicodeScalars.contains($0) }
    let isSeparated = text[position..<end].contains { $0 != "-" && $0 != "~" && $0 != ">" }
    // The hyphen of an arrow counts as a part of the word before it.
    let isArrow = end > position && text[end - 1] == ">" && text[end - 2] == "-"
    return isSeparated || isArrow ? end : nil
  }

  /// Not further than a wrapper can be long, so that many brackets can't take time without bounds.
  private static func wrapperEnd(in text: Scalars, from start: Int) -> Int {
    var position = start
    while position < start + longestKey {
      position = text.end(from: position) { isPadding($0) || isClosing($0) }
      guard position < text.count, text[position] == "[",
        let close = text[position...].prefix(longestKey).firstIndex(where: isClosing)
      else { break }
      position = close + 1
    }
    return position
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ")" || scalar == "]" || scalar == "}" || scalar == .encodedEnd
  }

  /// Whether a word is the name of an opening tag, with or without a prefix.
  private static func opensTag(_ key: Range<Int>, in text: Scalars) -> Bool {
    let before = text[..<key.lowerBound].suffix(longestKey)
    return before.last { !isKey($0) && $0 != ":" } == "<"
      && before.last.map { $0 == "<" || $0 == ":" } == true
  }

  private static func tagEnd(in text: Scalars, from start: Int) -> Int? {
    text[start...].prefix(longestKey).firstIndex(of: ">").map { $0 + 1 }
  }

  /// The end of a closing tag and of the opening one that follows.
  private static func pairEnd(in text: Scalars, from start: Int) -> Int? {
    guard let end = tagEnd(in: text, from: start) else { return nil }
    let next = text.end(from: end, while: \.isBlank)
    guard next < text.count, text[next] == "<" else { return nil }
    return tagEnd(in: text, from: next)
  }

  // MARK: - Schemes

  private enum Scheme: CaseIterable {
    case bearer, basic, digest, negotiate

    init?(_ text: Scalars, _ word: Range<Int>) {
      let found = Self.allCases.first { scheme in
        scheme.name.utf8CodeUnitCount == word.count && text.has(scheme.name, at: word.lowerBound)
      }
      guard let found else { return nil }
      self = found
    }

    private var name: StaticString {
      switch self {
      case .bearer: "bearer"
      case .basic: "basic"
      case .digest: "digest"
      case .negotiate: "negotiate"
      }
    }
  }

  private static func credential(after word: Range<Int>, in text: Scalars) -> Range<Int>? {
    guard let scheme = Scheme(text, word) else { return nil }
    let start = text.end(from: word.upperBound) { isPadding($0) || $0 == ":" || $0 == "=" || $0 == "+" }
    guard start > word.upperBound, let value = valueRange(in: text, from: start) else { return nil }
    // The other schemes are ordinary words, as in "Basic plan".
    return scheme == .bearer || !isSlug(text[value]) ? value : nil
  }
}
