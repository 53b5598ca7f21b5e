extension Redactor {
  /// Everything that looks like an e-mail address: in the middle of text or a URL, in any script.
  static func emailAddresses(in text: Scalars) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while position < text.count {
      let length = atSignLength(in: text, at: position)
      if length > 0, let range = address(around: position..<position + length, in: text, after: ranges.last) {
        ranges.append(range)
        position = range.upperBound
      } else {
        position += max(length, 1)
      }
    }
    return ranges
  }

  private static func address(
    around sign: Range<Int>, in text: Scalars, after last: Range<Int>?
  ) -> Range<Int>? {
    guard let end = domainEnd(in: text, from: sign.upperBound) else { return nil }
    let start = localPartStart(in: text, before: sign.lowerBound, notBefore: last?.upperBound ?? 0)
    return start < sign.lowerBound ? start..<end : nil
  }

  /// The number of scalars that stand for an `@` at a position, or 0.
  private static func atSignLength(in text: Scalars, at position: Int) -> Int {
    switch text[position] {
    case "@": 1
    // As mail has it (RFC 2045).
    case "=" where text.has("=40", at: position): 3
    default: 0
    }
  }

  private static func localPartStart(in text: Scalars, before position: Int, notBefore limit: Int) -> Int {
    if position > limit, text[position - 1] == "\"" {
      let opening = text[limit..<position - 1].lastIndex(of: "\"")
      return opening ?? position - 1
    }
    var start = position
    while start > limit, isLocalPart(text[start - 1]) { start -= 1 }
    return start
  }

  /// Some that an address may hold are left out, because in a URL they end the part before.
  private static func isLocalPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!", "$", "%", "'", "*", "+", "-", ".", "^", "_", "`", "{", "|", "}", "~": true
    default: scalar.isWordCharacter
    }
  }

  /// Where the domain ends, or `nil` when none begins here. A version number such as in `package@1.2.3` is none.
  private static func domainEnd(in text: Scalars, from start: Int) -> Int? {
    // Not further than the longest domain, percent-encoded, so that many `@` can't take time without bounds.
    let text = text[..<min(text.count, start + 3 * longestDomain)]
    guard start < text.endIndex else { return nil }
    if text[start] == "[" {
      return text[start...].firstIndex(of: "]").map { $0 + 1 }
    }
    let domain = text[start...].prefix(while: isDomain)
    let labels = domain.split(separator: ".").filter { $0.contains(where: \.isWordCharacter) }
    guard let last = labels.last, let first = last.first else { return nil }
    let isNumeric = labels.count == 4 && labels.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
    guard isNumeric || !first.isASCIIDigit else { return nil }
    return domain.lastIndex(where: \.isWordCharacter).map { $0 + 1 }
  }

  private static let longestDomain = 253

  private static func isDomain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isWordCharacter || scalar == "." || scalar == "-" || scalar == "_" || scalar == "%"
  }
}
