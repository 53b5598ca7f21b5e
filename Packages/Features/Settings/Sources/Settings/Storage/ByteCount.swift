/// A number of bytes in words: 1,000-based (1 kB is 1,000 bytes), with at most one decimal, rounded half up.
struct ByteCount: Equatable, Sendable, CustomStringConvertible {
  private let bytes: UInt64

  /// Less than nothing counts as nothing.
  init(_ bytes: Int64) {
    self.bytes = UInt64(max(bytes, 0))
  }

  var description: String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var tenth: UInt64 = 100
    for unit in ["kB", "MB", "GB", "TB", "PB"] {
      let tenths = (bytes + tenth / 2) / tenth
      if tenths < 10_000 { return Self.text(tenths: tenths, unit: unit) }
      tenth *= 1000
    }
    return Self.text(tenths: (bytes + tenth / 2) / tenth, unit: "EB")
  }

  private static func text(tenths: UInt64, unit: String) -> String {
    let (whole, decimal) = tenths.quotientAndRemainder(dividingBy: 10)
    return decimal == 0 ? "\(whole) \(unit)" : "\(whole).\(decimal) \(unit)"
  }
}
