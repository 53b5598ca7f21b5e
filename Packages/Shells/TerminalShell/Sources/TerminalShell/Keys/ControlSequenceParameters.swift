/// The bytes between a control sequence's introducer and its final byte, kept up to a bound.
struct ControlSequenceParameters: Equatable {
  private static let mostBytes = 64

  private var bytes: [UInt8] = []
  private var isTooLong = false

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.mostBytes {
      bytes.append(byte)
    } else {
      isTooLong = true
    }
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The numbers, with 0 for those left out; nil if the sequence is private, malformed or too long.
  /// Of parameters with parts (`97:65`) only the first part counts.
  var numbers: [Int]? {
    guard !isTooLong, bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
      let digits = parameter.prefix { $0 != UInt8(ascii: ":") }
      return digits.reduce(0) { min($0 * 10 + Int($1 - 0x30), 0x11_0000) }
    }
  }
}
