/// Collects a bracketed paste until the terminal ends it. What is beyond the bound is read and dropped.
struct PasteCollector {
  static let mostBytes = 1 << 20
  private static let terminator = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// The text collected so far; ill-formed UTF-8 becomes U+FFFD.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
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

  private mutating func keep(_ more: some Collection<UInt8>) {
    guard bytes.count + more.count <= Self.mostBytes else { return }
    bytes.append(contentsOf: more)
  }
}
