/// Text as it is meant: percent-encoding, escapes and character references are resolved, however often they were
/// applied, letters of full width are plain ones, and invisible characters are left out. Each scalar knows where it
/// comes from.
struct DecodedText {
  /// Enough for kinds of encoding that were mixed; each step resolves any number of one kind.
  private static let steps = 4

  private(set) var scalars: Scalars
  private var sources: [Range<Int>]

  init(_ text: some Collection<Unicode.Scalar>) {
    scalars = []
    sources = []
    for (index, scalar) in text.enumerated() where scalar.properties.generalCategory != .format {
      scalars.append(scalar.narrow)
      sources.append(index..<index + 1)
    }
    for _ in 0..<Self.steps {
      let count = scalars.count
      decode()
      if scalars.count == count { break }
    }
    for index in scalars.indices where sources[index].count > 1 { scalars[index] = scalars[index].asEncoded }
  }

  /// Where a range comes from. It must not be empty.
  func source(of range: Range<Int>) -> Range<Int> {
    sources[range.lowerBound].lowerBound..<sources[range.upperBound - 1].upperBound
  }

  private mutating func decode() {
    var decoded = Scalars()
    var origins: [Range<Int>] = []
    var position = 0
    while position < scalars.count {
      let (scalar, length) = scalars.encodedScalar(at: position) ?? (scalars[position], 1)
      decoded.append(scalar.narrow)
      origins.append(source(of: position..<position + length))
      position += length
    }
    (scalars, sources) = (decoded, origins)
  }
}

extension Unicode.Scalar {
  /// Stands for white space that was encoded: it can be a part of a value, where plain white space ends one.
  static let encodedBlank: Unicode.Scalar = "\u{E000}"
  /// Stands likewise for a closing bracket or an ampersand.
  static let encodedEnd: Unicode.Scalar = "\u{E001}"

  var isBlank: Bool { properties.isWhitespace || self == .encodedBlank }

  fileprivate var asEncoded: Unicode.Scalar {
    switch self {
    case "&", ")", "]", "}": .encodedEnd
    default: properties.isWhitespace ? .encodedBlank : self
    }
  }

  /// The plain form of one of full width, or of a small sign.
  fileprivate var narrow: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xFE55: ":"
    case 0xFE66: "="
    case 0xFE6B: "@"
    default: self
    }
  }
}
