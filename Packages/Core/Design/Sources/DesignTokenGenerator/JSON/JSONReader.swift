/// Reads JSON (RFC 8259) strictly: a name that occurs twice in an object is a fault, as one of the two tokens
/// would otherwise get lost silently.
struct JSONReader {
  typealias SyntaxError = TextCursor.SyntaxError

  private static let maximumDepth = 64

  var cursor: TextCursor

  static func read(_ text: String) throws(SyntaxError) -> JSON {
    var reader = JSONReader(cursor: TextCursor(text))
    let value = try reader.value(depth: 0)
    reader.cursor.skipSpace()
    guard reader.cursor.next == nil else { throw reader.cursor.fault("text after the end of the JSON") }
    return value
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> JSON {
    guard depth < Self.maximumDepth else {
      throw cursor.fault("nested deeper than \(Self.maximumDepth) levels")
    }
    cursor.skipSpace()
    switch cursor.next.map(Unicode.Scalar.init) {
    case "{": return try object(depth: depth)
    case "[": return try array(depth: depth)
    case "\"": return .string(try string())
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": return .number(try number())
    case nil: throw cursor.fault("the file ends too early")
    default:
      if cursor.skip(word: "true") { return .bool(true) }
      if cursor.skip(word: "false") { return .bool(false) }
      if cursor.skip(word: "null") { return .null }
      throw cursor.fault("a value was expected")
    }
  }

  private mutating func object(depth: Int) throws(SyntaxError) -> JSON {
    var members: [JSON.Member] = []
    try items(from: "{", to: "}") { reader throws(SyntaxError) in
      let start = reader.cursor
      guard start.next == UInt8(ascii: "\"") else { throw start.fault("a name in quotes was expected") }
      let name = try reader.string()
      guard members[name] == nil else { throw start.fault("the name “\(name)” occurs twice in one object") }
      reader.cursor.skipSpace()
      guard reader.cursor.skip(":") else { throw reader.cursor.fault("a “:” was expected") }
      members.append(JSON.Member(name: name, value: try reader.value(depth: depth + 1)))
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(SyntaxError) -> JSON {
    var values: [JSON] = []
    try items(from: "[", to: "]") { reader throws(SyntaxError) in
      values.append(try reader.value(depth: depth + 1))
    }
    return .array(values)
  }

  private mutating func items(
    from opening: Unicode.Scalar, to closing: Unicode.Scalar,
    read: (inout JSONReader) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    _ = cursor.skip(opening)
    cursor.skipSpace()
    if cursor.skip(closing) { return }
    while true {
      cursor.skipSpace()
      try read(&self)
      cursor.skipSpace()
      if cursor.skip(closing) { return }
      guard cursor.skip(",") else { throw cursor.fault("a “,” or “\(closing)” was expected") }
    }
  }

  private mutating func number() throws(SyntaxError) -> Double {
    let start = cursor
    _ = cursor.skip("-")
    if !cursor.skip("0") { try digits() }
    if cursor.skip(".") { try digits() }
    if cursor.skip("e") || cursor.skip("E") {
      _ = cursor.skip("+") || cursor.skip("-")
      try digits()
    }
    guard let number = Double(cursor.text(since: start)), number.isFinite else {
      throw start.fault("the number is too big")
    }
    return number
  }

  private mutating func digits() throws(SyntaxError) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var count = 0
    while let next = cursor.next, digits.contains(next) {
      _ = cursor.take()
      count += 1
    }
    guard count > 0 else { throw cursor.fault("a digit was expected") }
  }
}
