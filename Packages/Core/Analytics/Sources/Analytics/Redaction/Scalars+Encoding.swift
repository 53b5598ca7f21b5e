extension Scalars {
  /// What is written at a position as `%40`, `\u0040`, `\u{40}`, `&#64;`, `&#x40;` or `&commat;`, and how long that is.
  func encodedScalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    switch self[position] {
    case "%": percentEncoded(at: position)
    case "\\": escaped(at: position)
    case "&": reference(at: position)
    default: nil
    }
  }

  /// `%40`, or `%2540` and so on when it was encoded again. A part of a scalar that isn't ASCII stands for some letter.
  private func percentEncoded(at position: Int) -> (Unicode.Scalar, Int)? {
    var start = position + 1
    while has("25", at: start), number(at: start + 2, digits: 2) != nil { start += 2 }
    guard let byte = number(at: start, digits: 2) else { return nil }
    return (byte < 0x80 ? Unicode.Scalar(UInt8(byte)) : "\u{FFFD}", start + 2 - position)
  }

  /// With one backslash, or more when it was escaped again.
  private func escaped(at position: Int) -> (Unicode.Scalar, Int)? {
    let start = end(from: position) { $0 == "\\" }
    guard start < count, self[start] == "u" else { return nil }
    if let value = number(at: start + 1, digits: 4) {
      return (Unicode.Scalar(UInt32(value)) ?? "\u{FFFD}", start + 5 - position)
    }
    guard has("{", at: start + 1) else { return nil }
    return closed(by: "}", from: start + 2, radix: 16).map { ($0, $1 - position) }
  }

  private func reference(at position: Int) -> (Unicode.Scalar, Int)? {
    if has("&#x", at: position) {
      return closed(by: ";", from: position + 3, radix: 16).map { ($0, $1 - position) }
    }
    if has("&#", at: position) {
      return closed(by: ";", from: position + 2, radix: 10).map { ($0, $1 - position) }
    }
    let found = Self.references.first { has($0.name, at: position) }
    return found.map { ($0.scalar, $0.name.utf8CodeUnitCount) }
  }

  private static let references: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "),
    ("&tab;", "\t"), ("&newline;", "\n"), ("&commat;", "@"), ("&equals;", "="), ("&colon;", ":"),
    ("&period;", "."), ("&lsqb;", "["), ("&rsqb;", "]"), ("&lpar;", "("), ("&rpar;", ")"),
  ]

  private func number(at start: Int, digits: Int) -> Int? {
    guard start + digits <= count else { return nil }
    let scalars = self[start..<start + digits]
    guard scalars.allSatisfy(\.isHexDigit) else { return nil }
    return Int(String(String.UnicodeScalarView(scalars)), radix: 16)
  }

  /// A number up to a mark, with any number of zeros before it, and where the mark ends.
  private func closed(by mark: Unicode.Scalar, from start: Int, radix: Int) -> (Unicode.Scalar, Int)? {
    let first = end(from: Swift.min(start, count)) { $0 == "0" }
    let last = self[first...].prefix(8).firstIndex(of: mark)
    guard let last, last > start else { return nil }
    let digits = String(String.UnicodeScalarView(self[first..<last]))
    guard let value = digits.isEmpty ? 0 : UInt32(digits, radix: radix), let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, last + 1)
  }
}
