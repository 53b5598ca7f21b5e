/// A place in a text, which moves on as the text is read.
struct TextCursor {
  struct SyntaxError: Error {
    let line: Int
    let column: Int
    let problem: String
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The byte at the cursor, or nil at the end.
  var next: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Moves past the next byte and gives it.
  mutating func take() -> UInt8? {
    guard let next else { return nil }
    index += 1
    return next
  }

  /// Moves past the ASCII character if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Moves past the word if it comes next.
  mutating func skip(word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { index += 1 }
  }

  /// The text from an earlier place to this one.
  func text(since start: TextCursor) -> String {
    String(decoding: bytes[start.index..<index], as: UTF8.self)
  }

  func fault(_ problem: String) -> SyntaxError {
    let before = bytes[..<index]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return SyntaxError(
      line: before.count { $0 == newline } + 1,
      column: String(decoding: bytes[lineStart..<index], as: UTF8.self).count + 1,
      problem: problem
    )
  }
}
