/// How deep the brackets of a file nest, found out without parsing.
///
/// The parser's time doubles with each `[` inside others, so that thirty of them keep it busy for hours, and its memory grows
/// with the square of the depth of interpolations. People nest a handful.
struct Nesting {
  /// The parser gives up beyond 256 levels.
  static let deepest = 500
  static let mostSquareBrackets = 16

  /// The line at which it becomes too deep to be parsed; nil when it never does.
  private(set) var firstBadOffset: Int?

  private enum Opening {
    case round, square, curly
    /// The `\(` of a text with so many hash signs before its quote, of three quotes or one.
    case interpolation(hashes: Int, isMultiline: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var openings: [Opening] = []
  /// How many square brackets are open since the last curly one.
  private var squareCounts = [0]
  private var conditionCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    while position < bytes.count, firstBadOffset == nil { step() }
  }

  private mutating func step() {
    switch bytes[position] {
    case UInt8(ascii: "("): open(.round)
    case UInt8(ascii: "["): open(.square)
    case UInt8(ascii: "{"): open(.curly)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ")"):
      if case .interpolation(let hashes, let isMultiline)? = openings.last {
        close()
        skipText(hashes: hashes, isMultiline: isMultiline)
      } else {
        close()
      }
    case UInt8(ascii: "/"): skipComment()
    case UInt8(ascii: "#"):
      countCondition()
      enterText()
    case UInt8(ascii: "\""): enterText()
    default: position += 1
    }
  }

  private mutating func open(_ opening: Opening) {
    openings.append(opening)
    switch opening {
    case .square: squareCounts[squareCounts.count - 1] += 1
    case .curly: squareCounts.append(0)
    case .round, .interpolation: break
    }
    if openings.count > Self.deepest || squareCounts[squareCounts.count - 1] > Self.mostSquareBrackets {
      firstBadOffset = position
    }
    position += 1
  }

  private mutating func close() {
    position += 1
    switch openings.popLast() {
    case .square: squareCounts[squareCounts.count - 1] -= 1
    case .curly: squareCounts.removeLast()
    case .round, .interpolation, nil: break
    }
  }

  /// `#if` and `#endif` nest as brackets do.
  private mutating func countCondition() {
    if has("#if ") || has("#if(") || has("#if\t") || has("#if!") {
      conditionCount += 1
      if conditionCount > Self.deepest { firstBadOffset = position }
    } else if has("#endif") {
      conditionCount = max(0, conditionCount - 1)
    }
  }

  private mutating func skipComment() {
    guard position + 1 < bytes.count else {
      position += 1
      return
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      var depth = 1
      while position < bytes.count, depth > 0 {
        if has("*/") {
          depth -= 1
          position += 2
        } else if has("/*") {
          depth += 1
          position += 2
        } else {
          position += 1
        }
      }
    default: position += 1
    }
  }

  private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<(start + $0.count)]) }
  }

  /// Stands before a quote, perhaps with hash signs before it.
  private mutating func enterText() {
    var hashes = 0
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return }
    let isMultiline = has("\"\"\"")
    position += isMultiline ? 3 : 1
    skipText(hashes: hashes, isMultiline: isMultiline)
  }

  /// Goes to the end of a text, or into its next interpolation. A text of one line ends with the line at the latest.
  private mutating func skipText(hashes: Int, isMultiline: Bool) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where hasHashes(hashes, after: 1):
        position += 1 + hashes
        guard position < bytes.count else { return }
        if bytes[position] == UInt8(ascii: "(") {
          open(.interpolation(hashes: hashes, isMultiline: isMultiline))
          return
        }
        position += 1
      case UInt8(ascii: "\"")
      where isMultiline ? has("\"\"\"") && hasHashes(hashes, after: 3) : hasHashes(hashes, after: 1):
        position += (isMultiline ? 3 : 1) + hashes
        return
      case 0x0A where !isMultiline: return
      default: position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    let start = position + offset
    return start + count <= bytes.count
      && bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
