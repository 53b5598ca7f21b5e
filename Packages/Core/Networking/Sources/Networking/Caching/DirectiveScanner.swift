/// Reads the directives of one `Cache-Control` value, one after the other (RFC 9111, section 5.2; lists and quoted
/// strings are RFC 9110, section 5.6).
struct DirectiveScanner {
  struct Directive: Equatable {
    /// In lower case.
    let name: String
    /// Without quotes and escapes.
    let argument: String?
  }

  /// Whether something that doesn't follow the grammar came after the last directive. Nothing comes after it.
  private(set) var isMalformed = false
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  mutating func next() -> Directive? {
    skip { $0.isBlank || $0 == UInt8(ascii: ",") }
    guard !rest.isEmpty else { return nil }
    guard let directive = scanDirective(), isAtDelimiter() else {
      isMalformed = true
      rest = ""[...].utf8
      return nil
    }
    return directive
  }

  private mutating func scanDirective() -> Directive? {
    guard let name = scanToken()?.lowercased() else { return nil }
    guard rest.first == UInt8(ascii: "=") else { return Directive(name: name, argument: nil) }
    rest.removeFirst()
    guard let argument = rest.first == UInt8(ascii: "\"") ? scanQuotedString() : scanToken() else {
      return nil
    }
    return Directive(name: name, argument: argument)
  }

  private mutating func scanToken() -> String? {
    let token = rest.prefix(while: \.isTokenCharacter)
    rest.removeFirst(token.count)
    return token.isEmpty ? nil : String(token)
  }

  /// Nil when the closing quote is missing.
  private mutating func scanQuotedString() -> String? {
    var bytes: [UInt8] = []
    rest.removeFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): if let escaped = rest.popFirst() { bytes.append(escaped) }
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func isAtDelimiter() -> Bool {
    skip(while: \.isBlank)
    return rest.isEmpty || rest.first == UInt8(ascii: ",")
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    rest = rest.drop(while: isSkipped)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }
}
