/// Reads JSON strictly (RFC 8259): no duplicate names, no lone surrogates, no numbers beyond what a `Double` holds,
/// nothing after the value, and not nested deeper than any request needs.
struct JSONParser {
  /// The text isn't JSON that is taken here.
  struct Failure: Error {}

  static let depthLimit = 32

  private let bytes: [UInt8]
  private var position = 0

  /// - Parameter bytes: a whole JSON text in UTF-8.
  static func parse(_ bytes: some Sequence<UInt8>) throws(Failure) -> JSONValue {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure() }
    var parser = JSONParser(bytes: Array(text.utf8))
    let value = try parser.value(depth: 0)
    guard parser.next() == nil else { throw Failure() }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.depthLimit else { throw Failure() }
    switch next() {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    position += 1
    if take("}") { return members }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw Failure() }
      let name = try string()
      guard take(":") else { throw Failure() }
      let member = try value(depth: depth + 1)
      guard members.updateValue(member, forKey: name) == nil else { throw Failure() }
    } while take(",")
    guard take("}") else { throw Failure() }
    return members
  }

  private mutating func array(depth: Int) throws(Failure) -> [JSONValue] {
    var elements: [JSONValue] = []
    position += 1
    if take("]") { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while take(",")
    guard take("]") else { throw Failure() }
    return elements
  }

  private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[position...].starts(with: word.description.utf8) else { throw Failure() }
    position += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(Failure) -> String {
    let start = position
    skip("-")
    let integer = digits()
    guard !integer.isEmpty, integer.count == 1 || integer.first != UInt8(ascii: "0") else { throw Failure() }
    if skip(".") {
      guard !digits().isEmpty else { throw Failure() }
    }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard !digits().isEmpty else { throw Failure() }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw Failure() }
    return text
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let digits = bytes[position...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    position = digits.endIndex
    return digits
  }

  private mutating func string() throws(Failure) -> String {
    var text: [UInt8] = []
    position += 1
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0x20...: text.append(byte)
      default: throw Failure()
      }
    }
    throw Failure()
  }

  private mutating func escape() throws(Failure) -> String {
    guard position < bytes.endIndex else { throw Failure() }
    defer { position += 1 }
    switch bytes[position] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw Failure()
    }
  }

  /// One `\uXXXX`, or two that are a surrogate pair. Begins at the `u` and ends at the last digit.
  private mutating func unicodeEscape() throws(Failure) -> String {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]) {
      guard bytes[(position + 1)...].starts(with: #"\u"#.utf8) else { throw Failure() }
      position += 2
      units.append(try codeUnit())
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw Failure() }
    return text
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    let digits = bytes[(position + 1)...].prefix(4)
    // `UInt16` would take a sign as well.
    guard digits.count == 4, digits.first != UInt8(ascii: "+"),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Failure() }
    position += 4
    return unit
  }

  /// The next byte that isn't white space, which stays to be read.
  private mutating func next() -> UInt8? {
    while position < bytes.endIndex, " \t\r\n".utf8.contains(bytes[position]) {
      position += 1
    }
    return position < bytes.endIndex ? bytes[position] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    next() != nil && skip(character)
  }

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
