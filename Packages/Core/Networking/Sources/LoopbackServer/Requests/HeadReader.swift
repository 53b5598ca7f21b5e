/// Collects the lines of a request up to the empty one (RFC 9112, section 2.1).
struct HeadReader {
  private var lines: [ArraySlice<UInt8>] = []
  private var remaining: Int

  init(limit: Int) {
    remaining = limit
  }

  var hasBegun: Bool { !lines.isEmpty }

  /// Returns the lines when all are there.
  mutating func read(from input: inout InputBuffer) throws(RequestRefusal) -> [ArraySlice<UInt8>]? {
    while let line = try input.takeLine() {
      remaining -= line.count + 2
      guard remaining >= 0 else { throw .headersTooLarge }
      if !line.isEmpty {
        lines.append(line)
      } else if hasBegun {
        return lines
      }
    }
    guard input.count <= remaining else { throw .headersTooLarge }
    return nil
  }
}
