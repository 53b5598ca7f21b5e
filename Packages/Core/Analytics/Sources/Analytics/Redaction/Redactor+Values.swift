extension Redactor {
  /// The value that begins at a position, after white space; nil when there is none.
  ///
  /// One in quotation marks ends at the mark that closes it. Any other ends at white space, at `&`, at a closing tag or
  /// at a closing bracket that it didn't open; what stands in brackets or quotation marks inside belongs to it.
  static func valueRange(in text: Scalars, from start: Int) -> Range<Int>? {
    let start = text.end(from: start, while: \.isBlank)
    if let quoted = quotedRange(in: text, from: start) { return quoted.isEmpty ? nil : quoted }
    let value = start..<bareEnd(in: text, from: start)
    // What separates it from the next one isn't a part of it.
    let isFollowed =
      value.count > 1 && (text[value.upperBound - 1] == "," || text[value.upperBound - 1] == ";")
    let range = isFollowed ? value.dropLast() : value
    return range.isEmpty ? nil : range
  }

  /// White space, quotation marks and the backslashes before them.
  static func isPadding(_ scalar: Unicode.Scalar) -> Bool {
    isQuotationMark(scalar) || scalar == "\\" || scalar.isBlank
  }

  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "'" || scalar == "`"
  }

  /// What stands between quotation marks, the first of which may be escaped, at a position; without a closing one, all
  /// the rest. Nil when no quotation begins there.
  private static func quotedRange(in text: Scalars, from start: Int) -> Range<Int>? {
    let opening = text.end(from: start) { $0 == "\\" }
    guard opening < text.count, isQuotationMark(text[opening]) else { return nil }
    let closing = closing(in: text, of: opening, after: opening - start)
    return opening + 1..<(closing?.lowerBound ?? text.count)
  }

  /// The mark that closes a quotation, with the backslashes before it.
  ///
  /// - Parameter escapes: how many backslashes stand before the opening mark.
  private static func closing(in text: Scalars, of opening: Int, after escapes: Int) -> Range<Int>? {
    var backslashes = 0
    for position in (opening + 1)..<max(text.count, opening + 1) {
      if text[position] == "\\" {
        backslashes += 1
      } else {
        if text[position] == text[opening], closes(backslashes, escapes) {
          return position - min(backslashes, escapes)..<position + 1
        }
        backslashes = 0
      }
    }
    return nil
  }

  /// Whether a mark after some backslashes closes a quotation whose opening mark stands after others. Each level of
  /// escaping makes `2n + 1` of `n` backslashes before a mark.
  private static func closes(_ backslashes: Int, _ opening: Int) -> Bool {
    if opening == 0 { return backslashes.isMultiple(of: 2) }
    if backslashes < opening { return true }
    return !backslashes.isMultiple(of: 2) && closes((backslashes - 1) / 2, (opening - 1) / 2)
  }

  private static func bareEnd(in text: Scalars, from start: Int) -> Int {
    var depth = 0
    var unclosed: Set<Unicode.Scalar> = []
    var position = start
    while position < text.count {
      let scalar = text[position]
      switch scalar {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return position }
        depth -= 1
      case "&" where depth == 0, "<" where depth == 0 && text.has("</", at: position): return position
      case _ where depth == 0 && scalar.properties.isWhitespace: return position
      case _ where depth > 0 && isQuotationMark(scalar) && !unclosed.contains(scalar):
        // Looked for once of each kind, so that many of them can't take time without bounds.
        if let closing = closing(
          in: text, of: position, after: escapes(in: text, before: position, from: start))
        {
          position = closing.upperBound - 1
        } else {
          unclosed.insert(scalar)
        }
      default: break
      }
      position += 1
    }
    return position
  }

  private static func escapes(in text: Scalars, before position: Int, from start: Int) -> Int {
    text[start..<position].reversed().prefix { $0 == "\\" }.count
  }
}
