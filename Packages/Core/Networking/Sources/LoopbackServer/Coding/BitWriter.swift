#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Packs bits into bytes as deflate does (RFC 1951, section 3.1.1).
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Appends a number, the lowest bit first.
  mutating func append(_ value: UInt64, count: Int) {
    pending |= value << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Appends Huffman codes, the highest bit first.
  mutating func append(code: UInt64, count: Int, times: Int = 1) {
    let reversed = (0..<count).reduce(UInt64(0)) { $0 << 1 | (code >> UInt64($1)) & 1 }
    for _ in 0..<times {
      append(reversed, count: count)
    }
  }

  /// Fills the last byte up with zeros.
  mutating func finish() -> Data {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
    return Data(bytes)
  }
}
