/// The bytes of a file and where its lines begin.
public struct SourceText: Sendable {
  /// How many bytes of a line are kept with a finding.
  static let longestLine = 300

  /// The bytes.
  public let bytes: [UInt8]
  private let lineStarts: [Int]
  private let utf16: UTF16Offsets

  /// Finds the lines. A line ends with a line feed, a carriage return, or both, as for the compiler.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D {
          if index < bytes.count, bytes[index] == 0x0A { index += 1 }
          starts.append(index)
        }
      }
    }
    lineStarts = starts
    utf16 = UTF16Offsets(bytes)
  }

  /// Whether bytes occur in it.
  func contains(_ pattern: [UInt8]) -> Bool {
    guard let first = pattern.first, pattern.count <= bytes.count else { return pattern.isEmpty }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - pattern.count) where bytes[start] == first {
        if bytes[start..<(start + pattern.count)].elementsEqual(pattern) { return true }
      }
      return false
    }
  }

  /// How many lines there are; a line break at the end begins none.
  public var lineCount: Int {
    bytes.isEmpty || lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// The line of an offset, counted from 1.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and columns of an offset.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    let line = line(at: offset)
    let start = lineStarts[line - 1]
    return SourcePosition(
      offset: offset, line: line, column: offset - start + 1,
      utf16Column: utf16.offset(at: offset, in: bytes) - utf16.offset(at: start, in: bytes) + 1)
  }

  /// Line and columns of a stretch.
  public func span(_ offsets: Range<Int>) -> SourceSpan {
    SourceSpan(start: position(at: offsets.lowerBound), end: position(at: offsets.upperBound))
  }

  /// The bytes of a line, without its line break.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(number - 1) else { return [] }
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    var line = bytes[lineStarts[number - 1]..<end]
    while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
    return line
  }

  /// What is kept of a line: its text, cut to 300 bytes.
  func excerpt(ofLine number: Int) -> String {
    String(decoding: line(number).prefix(Self.longestLine), as: UTF8.self)
  }
}
