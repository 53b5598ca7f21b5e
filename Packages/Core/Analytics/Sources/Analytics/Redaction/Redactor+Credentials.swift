extension Redactor {
  /// What stands after a sensitive key, as in `?token=…`, `"password": "…"` or `api_key%3D…`, and what stands after
  /// the scheme of an authorization, as in `Bearer …`.
  static func credentials(in text: Scalars) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while position < text.count {
      let end = text.end(from: position, while: isKey)
      let word = position..<end
      if let value = credential(after: word, in: text) ?? value(after: word, in: text) {
        ranges.append(value)
        position = value.upperBound
      } else {
        position = max(end, position + 1)
      }
    }
    return ranges
  }

  // MARK: - Keys and values

  private static func value(after key: Range<Int>, in text: Scalars) -> Range<Int>? {
    guard !key.isEmpty, let start = separatorEnd(in: text, from: key.upperBound),
      isSensitive(key: text[key])
    else { return nil }
    let end = valueEnd(in: text, from: start)
    guard end > start else { return nil }
    // In `Authorization: Basic abc` the value is two words.
    guard Scheme(text, start..<end) != nil else { return start..<end }
    let second = text.end(from: end) { $0 == " " || $0 == "\t" }
    return start..<max(end, valueEnd(in: text, from: second))
  }

  private static func isKey(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isWordCharacter || scalar == "_" || scalar == "-"
  }

  /// The end of an `=` or `:`, raw or percent-encoded, with white space and quotation marks around it.
  private static func separatorEnd(in text: Scalars, from start: Int) -> Int? {
    let position = text.end(from: start, while: isPadding)
    guard position < text.count else { return nil }
    if text[position] == "=" || text[position] == ":" {
      return text.end(from: position + 1) { isPadding($0) || $0 == "=" || $0 == ">" }
    }
    return text.has("%3d", at: position) || text.has("%3a", at: position) ? position + 3 : nil
  }

  private static func isPadding(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\"", "'", "\\": true
    default: false
    }
  }

  /// Where a value that begins at a position ends: at the quotation mark that closes it, or else at whatever ends a
  /// word or a query's part.
  private static func valueEnd(in text: Scalars, from start: Int) -> Int {
    if start > 0, start < text.count, text[start - 1] == "\"" || text[start - 1] == "'" {
      let mark = text[start - 1]
      return text.end(from: start) { $0 != mark }
    }
    return text.end(from: start, while: isValue)
  }

  private static func isValue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", ";", ",", "\"", "'", "<", ">", "(", ")", "[", "]", "{", "}", "#": false
    default: !scalar.properties.isWhitespace
    }
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
    var start = text.end(from: word.upperBound) { isPadding($0) || $0 == ":" || $0 == "=" || $0 == "+" }
    while text.has("%20", at: start) { start += 3 }
    let value = start..<valueEnd(in: text, from: start)
    guard start > word.upperBound, !value.isEmpty else { return nil }
    // The other schemes are ordinary words, as in "Basic plan".
    return scheme == .bearer || !isSlug(text[value]) ? value : nil
  }
}
