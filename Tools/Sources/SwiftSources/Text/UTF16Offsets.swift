/// How many UTF-16 code units are before a byte of UTF-8. It takes no longer in a long line than in a short one.
struct UTF16Offsets: Sendable {
  private static let step = 1024

  /// The number before every 1024th byte; empty when each byte is a code unit.
  private let checkpoints: [Int]

  init(_ bytes: [UInt8]) {
    checkpoints = bytes.withUnsafeBufferPointer { bytes in
      guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
      var checkpoints = [0]
      for start in stride(from: 0, to: bytes.count, by: Self.step) {
        let count = Self.count(bytes[start..<min(start + Self.step, bytes.count)])
        checkpoints.append(checkpoints[checkpoints.count - 1] + count)
      }
      return checkpoints
    }
  }

  func offset(at offset: Int, in bytes: [UInt8]) -> Int {
    guard !checkpoints.isEmpty else { return offset }
    let checkpoint = offset / Self.step
    return bytes.withUnsafeBufferPointer { bytes in
      checkpoints[checkpoint] + Self.count(bytes[(checkpoint * Self.step)..<offset])
    }
  }

  /// Every byte but those that go on with a character, and one more for a character outside the basic plane.
  private static func count(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    for byte in bytes { count += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
    return count
  }
}
