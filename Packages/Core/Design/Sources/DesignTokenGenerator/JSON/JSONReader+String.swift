extension JSONReader {
  mutating func string() throws(SyntaxError) -> String {
    _ = cursor.skip("\"")
    var utf8: [UInt8] = []
    while true {
      if cursor.skip("\"") { return String(decoding: utf8, as: UTF8.self) }
      if cursor.skip("\\") {
        utf8 += String(try escape()).utf8
        continue
      }
      let start = cursor
      guard let byte = cursor.take() else { throw start.fault("the file ends inside a string") }
      guard byte >= 0x20 else { throw start.fault("a control character in a string") }
      utf8.append(byte)
    }
  }

  private mutating func escape() throws(SyntaxError) -> Character {
    let start = cursor
    let plain: [(Unicode.Scalar, Character)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"),
      ("t", "\t"),
    ]
    for (letter, character) in plain where cursor.skip(letter) { return character }
    guard cursor.skip("u") else { throw start.fault("an unknown escape in a string") }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }

    // Beyond the first plane a character is written as two surrogates, the high one first.
    guard (0xD800..<0xDC00).contains(unit), cursor.skip(word: "\\u"), case let low = try codeUnit(),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
    else { throw start.fault("half a surrogate pair in a string") }
    return Character(scalar)
  }

  private mutating func codeUnit() throws(SyntaxError) -> UInt16 {
    let start = cursor
    for _ in 0..<4 {
      guard let byte = cursor.take(), Character(Unicode.Scalar(byte)).isHexDigit else {
        throw start.fault("four hexadecimal digits were expected")
      }
    }
    guard let unit = UInt16(cursor.text(since: start), radix: 16) else {
      throw start.fault("four hexadecimal digits were expected")
    }
    return unit
  }
}
