import Foundation
import TrellisKit

/// Many entries in one file: a head, a table of keys in order, and the entries. All numbers are 32 bits, the lowest byte first.
///
/// ```
/// head    magic (8), number of entries (4), length of the file (4)
/// table   for each entry: key (32), offset (4), length (4), checksum (4), age (4)
/// ```
struct FactPack: Sendable {
  private static let magic = Array("trellis1".utf8)
  private static let headSize = 16
  private static let rowSize = 48
  /// How many changes of the cache an entry survives without being used.
  private static let oldestAge: UInt32 = 20
  /// Of one project's entries that this run has not used, in bytes.
  private static let unusedLimit = 32 << 20

  private let data: Data
  private let count: Int

  /// Reads the content of a file. What isn't what this type wrote has no entries.
  init(_ data: Data = Data()) {
    let count = data.withUnsafeBytes { Self.count(in: $0) }
    self.data = count > 0 ? data : Data()
    self.count = count
  }

  private static func count(in bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count >= headSize, bytes.prefix(8).elementsEqual(magic), Int(number(bytes, 12)) == bytes.count
    else {
      return 0
    }
    let count = Int(number(bytes, 8))
    return headSize + count * rowSize <= bytes.count ? count : 0
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Lends the bytes of an entry.
  func withEntry<Result>(for key: ContentHash, _ use: (UnsafeRawBufferPointer) -> Result) -> Result? {
    data.withUnsafeBytes { bytes in
      guard let row = row(of: key, in: bytes), let entry = Self.entry(row, in: bytes) else { return nil }
      return use(entry)
    }
  }

  private static func offset(ofRow row: Int) -> Int { headSize + row * rowSize }

  private func row(of key: ContentHash, in bytes: UnsafeRawBufferPointer) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let stored = bytes[Self.offset(ofRow: middle)..<(Self.offset(ofRow: middle) + ContentHash.size)]
      if stored.elementsEqual(key.bytes) { return middle }
      if stored.lexicographicallyPrecedes(key.bytes) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func entry(_ row: Int, in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let start = Int(number(bytes, offset(ofRow: row) + 32))
    let length = Int(number(bytes, offset(ofRow: row) + 36))
    guard start <= bytes.count, length <= bytes.count - start else { return nil }
    let entry = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + length)])
    return checksum(entry) == number(bytes, offset(ofRow: row) + 40) ? entry : nil
  }

  /// FNV-1a: against a broken disc, not against a person.
  private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var sum: UInt32 = 2_166_136_261
    for byte in bytes { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
    return sum
  }

  private struct Row {
    let key: [UInt8]
    let entry: [UInt8]
    let age: UInt32
  }

  /// The file with new entries, and without those that nobody has used for long.
  func updated(used: Set<ContentHash>, new: [(key: ContentHash, facts: [UInt8])]) -> [UInt8] {
    let fresh = Set(new.map(\.key))
    var kept = new.map { Row(key: $0.key.bytes, entry: $0.facts, age: 0) }
    var unused: [Row] = []
    data.withUnsafeBytes { bytes in
      for row in 0..<count {
        let start = Self.offset(ofRow: row)
        guard let key = ContentHash(bytes: bytes[start..<(start + ContentHash.size)]), !fresh.contains(key),
          let entry = Self.entry(row, in: bytes)
        else { continue }
        let age = used.contains(key) ? 0 : Self.number(bytes, start + 44) + 1
        let row = Row(key: key.bytes, entry: Array(entry), age: age)
        if age == 0 { kept.append(row) } else if age <= Self.oldestAge { unused.append(row) }
      }
    }
    var room = Self.unusedLimit
    for row in unused.sorted(by: { $0.age < $1.age }) where row.entry.count <= room {
      room -= row.entry.count
      kept.append(row)
    }
    return Self.file(of: kept.sorted { $0.key.lexicographicallyPrecedes($1.key) })
  }

  private static func file(of rows: [Row]) -> [UInt8] {
    var offset = headSize + rows.count * rowSize
    let total = rows.reduce(offset) { $0 + $1.entry.count }
    guard total <= Int(UInt32.max) else { return file(of: []) }
    var file: [UInt8] = []
    file.reserveCapacity(total)
    file += magic
    append([UInt32(rows.count), UInt32(total)], to: &file)
    for row in rows {
      file += row.key
      let sum = row.entry.withUnsafeBytes { Self.checksum($0) }
      append([UInt32(offset), UInt32(row.entry.count), sum, row.age], to: &file)
      offset += row.entry.count
    }
    for row in rows { file += row.entry }
    return file
  }

  private static func append(_ numbers: [UInt32], to file: inout [UInt8]) {
    for number in numbers {
      for shift in [0, 8, 16, 24] as [UInt32] { file.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
  }
}
