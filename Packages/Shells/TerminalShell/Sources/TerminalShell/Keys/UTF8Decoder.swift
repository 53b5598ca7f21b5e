/// Decodes UTF-8 a byte at a time; an ill-formed sequence is one U+FFFD for each maximal part (Unicode, 3.9).
struct UTF8Decoder {
  enum Step: Equatable {
    case needsMore
    case scalar(Unicode.Scalar)
    /// The bytes so far are ill-formed; the last one isn't part of them and has to be given again.
    case illFormedBefore
    case illFormed
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var secondByteRange: ClosedRange<UInt8> = 0x80...0xBF

  var isInSequence: Bool { missing > 0 }

  mutating func reset() {
    missing = 0
  }

  mutating func decode(_ byte: UInt8) -> Step {
    guard missing > 0 else { return begin(byte) }
    guard secondByteRange.contains(byte) else {
      missing = 0
      return .illFormedBefore
    }
    secondByteRange = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .needsMore }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .illFormed
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    secondByteRange = 0x80...0xBF
    switch byte {
    case 0x00...0x7F:
      return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF:
      (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { secondByteRange = 0xA0...0xBF }
      if byte == 0xED { secondByteRange = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { secondByteRange = 0x90...0xBF }
      if byte == 0xF4 { secondByteRange = 0x80...0x8F }
    default:
      return .illFormed
    }
    return .needsMore
  }
}
