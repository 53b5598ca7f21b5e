#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes gzip files (RFC 1952) without compressing anything but the bomb.
enum Gzip {
  /// A valid file of the bytes, as they are.
  static func wrap(_ bytes: Data) -> Data {
    header + storedBlocks(bytes) + trailer(checksum: CRC32.checksum(of: bytes), size: bytes.count)
  }

  /// How many bytes the trailer has.
  static let trailerSize = 8
  /// How many zeros the bomb becomes: one, and then as often the longest match there is.
  static let bombSize = 1 + 258 * bombMatches
  /// A valid file of `bombSize` zeros that is 159 times smaller.
  static let bomb: Data = {
    var bits = BitWriter()
    bits.append(0b011, count: 3)  // the last block, with the fixed codes of RFC 1951, section 3.2.6
    bits.append(code: 0b0011_0000, count: 8)  // the literal 0
    bits.append(code: 0b1100_0101_00000, count: 13, times: bombMatches)  // length 258, distance 1
    bits.append(code: 0, count: 7)  // the end of the block
    return header + bits.finish() + trailer(checksum: bombChecksum, size: bombSize)
  }()

  private static let bombMatches = 262_144
  private static let bombChecksum: UInt32 = 0x3455_D026
  /// Deflate, no name, no date, unknown system.
  private static let header = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
  private static let storedLimit = 65_535

  /// RFC 1951, section 3.2.4.
  private static func storedBlocks(_ bytes: Data) -> Data {
    var blocks = Data()
    var rest = bytes
    repeat {
      let block = rest.prefix(storedLimit)
      rest = rest.dropFirst(storedLimit)
      let length = UInt16(block.count)
      blocks.append(rest.isEmpty ? 1 : 0)
      blocks.append(contentsOf: littleEndian(length) + littleEndian(~length))
      blocks.append(block)
    } while !rest.isEmpty
    return blocks
  }

  private static func trailer(checksum: UInt32, size: Int) -> Data {
    Data(littleEndian(checksum) + littleEndian(UInt32(truncatingIfNeeded: size)))
  }

  private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
