/// Collects a bracketed paste until the terminal ends it. What is beyond the bound is read and dropped.
struct PasteCollector {
  static let mostBytes = 1 << 20
  private static let terminator = Array("\u{1B}[201~".utf8)
  private static let interrupts: [UInt8] = [0x03, 0x11]

  private var bytes: [UInt8] = []
  private var matched = 0
  private var line = OneLineText()

  var isEmpty: Bool { bytes.isEmpty }

  /// Control-C or Control-Q and nothing else, as from somebody whose terminal never ends the paste; or nothing.
  var onlyInterrupts: [UInt8] {
    bytes.allSatisfy(Self.interrupts.contains) ? bytes : []
  }

  /// Takes a byte; true when it ends the paste.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count
    }
    if matched > 0 { keep(Self.terminator.prefix(matched)) }
    // The terminator's first byte appears in it only once, so a match can only begin anew.
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0, bytes.count < Self.mostBytes { bytes.append(byte) }
    return false
  }

  /// Hands over the text collected so far, as one line; ill-formed UTF-8 becomes U+FFFD.
  ///
  /// - Parameter isComplete: whether no more follows; else a character that is not complete yet is kept.
  mutating func takeText(isComplete: Bool) -> String {
    let end = isComplete ? bytes.endIndex : bytes.endIndex - incompleteCount
    defer { bytes.removeSubrange(..<end) }
    return line.take(String(decoding: bytes[..<end], as: UTF8.self))
  }

  /// How many bytes at the end begin a character of UTF-8 that has more.
  private var incompleteCount: Int {
    guard let lead = bytes.indices.suffix(3).last(where: { bytes[$0] >= 0xC0 }) else { return 0 }
    let present = bytes.endIndex - lead
    return present < (~bytes[lead]).leadingZeroBitCount ? present : 0
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    guard bytes.count + more.count <= Self.mostBytes else { return }
    bytes.append(contentsOf: more)
  }
}
