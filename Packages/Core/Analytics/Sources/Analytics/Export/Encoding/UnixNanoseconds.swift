#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Nanoseconds since 1970, which are a string in JSON because not every reader's numbers have 64 bits.
struct UnixNanoseconds: Equatable {
  let value: UInt64

  /// Takes a date to the microsecond, which is as fine as a `Date` of our days is. Zero, for unknown, stands for one
  /// that the field can't hold.
  init(_ date: Date) {
    let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
    let fraction = date.timeIntervalSinceReferenceDate - whole
    let seconds = whole + Date.timeIntervalBetween1970AndReferenceDate
    guard (0..<Self.limit).contains(seconds) else {
      value = 0
      return
    }
    value = UInt64(seconds) * 1_000_000_000 + UInt64((fraction * 1_000_000).rounded()) * 1000
  }

  /// A whole number of seconds that leaves room for the last one's nanoseconds.
  private static let limit = Double(UInt64.max / 1_000_000_000)
}

extension UnixNanoseconds: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = UInt64(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no 64-bit number")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(value))
  }
}
