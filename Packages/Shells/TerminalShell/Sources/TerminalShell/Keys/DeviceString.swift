import DesignTokens

/// What follows the introducer of a string that terminals send (OSC, DCS, APC, PM, SOS), kept up to a bound. It may
/// be no string after all: the introducer of each is also a key pressed with Alt.
struct DeviceString {
  private static let mostBytes = 1_024
  private static let introducers = Array("]P^_X".utf8)

  let introducer: UInt8
  private var bytes: [UInt8] = []
  private var isTooLong = false

  /// Nil if the byte behind Esc begins no string.
  init?(introducer: UInt8) {
    guard Self.introducers.contains(introducer) else { return nil }
    self.introducer = introducer
  }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.mostBytes { bytes.append(byte) } else { isTooLong = true }
  }

  /// What a person typed behind the key with Alt, when no end has come; nil if this is a report that was cut off,
  /// which begins with a number.
  var typed: [UInt8]? {
    let isReport = isTooLong || bytes.first.map { (0x30...0x39).contains($0) } ?? false
    return isReport ? nil : bytes
  }

  /// The colour of the terminal's background, if the complete string tells it (xterm, OSC 11).
  var background: TokenColor? {
    guard introducer == UInt8(ascii: "]"), !isTooLong else { return nil }
    let answer = /11;rgb:([0-9A-Fa-f]{1,4})\/([0-9A-Fa-f]{1,4})\/([0-9A-Fa-f]{1,4})/
    guard let match = String(decoding: bytes, as: UTF8.self).wholeMatch(of: answer) else { return nil }
    return TokenColor(
      red: Self.component(match.1), green: Self.component(match.2), blue: Self.component(match.3))
  }

  /// One to four hexadecimal digits tell a fraction of the largest number with as many digits.
  private static func component(_ digits: Substring) -> UInt8 {
    let most = 1 << (4 * digits.count) - 1
    return UInt8((Int(digits, radix: 16) ?? 0) * 255 / most)
  }
}
