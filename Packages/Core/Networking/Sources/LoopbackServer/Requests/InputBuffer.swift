/// Bytes that have come and wait to be read.
struct InputBuffer {
  private static let keptCapacity = 64 * 1024

  private var bytes: [UInt8] = []
  private var start = 0
  /// There is no line feed before it.
  private var searched = 0

  var count: Int { bytes.count - start }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= Self.keptCapacity)
      (start, searched) = (0, 0)
    } else if start > Self.keptCapacity {
      bytes.removeSubrange(..<start)
      (start, searched) = (0, searched - start)
    }
    bytes.append(contentsOf: more)
  }

  /// Takes up to so many bytes.
  mutating func take(_ limit: Int) -> ArraySlice<UInt8> {
    let taken = bytes[start...].prefix(limit)
    start = taken.endIndex
    searched = max(searched, start)
    return taken
  }

  /// Takes the next line, without its end, or nil while it isn't complete. A line ends in CR LF and nothing else.
  mutating func takeLine() throws(RequestRefusal) -> ArraySlice<UInt8>? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    guard end > start, bytes[end - 1] == UInt8(ascii: "\r") else {
      throw .malformed("A line doesn't end in CR LF.")
    }
    let line = bytes[start..<(end - 1)]
    (start, searched) = (end + 1, end + 1)
    return line
  }
}
