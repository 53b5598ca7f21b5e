/// A line of text made harmless and measured. Everything that is drawn is one of these, so no text from outside
/// gets to the terminal in any other form.
struct SafeText: Hashable, Sendable {
  static let empty = SafeText(glyphs: [])
  /// What is longer is cut: nobody reads it in a terminal, and it would be laid out anew for each frame.
  static let mostScalars = 1 << 16

  let glyphs: [Glyph]
  let width: Int

  init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  init(_ text: String) {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      count += 1
      defer { previous = scalar }
      guard count <= Self.mostScalars else {
        scalars.append("…")
        break
      }
      if previous == "\r", scalar == "\n" { continue }
      if let harmless = HarmlessScalar.standIn(for: scalar) { scalars.append(harmless) }
    }
    self.init(glyphs: String(scalars).compactMap { Glyph($0) })
  }

  init(repeating character: Character, width: Int) {
    self.init(glyphs: Glyph(character).map { Array(repeating: $0, count: max(width, 0)) } ?? [])
  }

  /// The text as it is drawn.
  var string: String {
    String(glyphs.map(\.character))
  }

  static func + (lhs: SafeText, rhs: SafeText) -> SafeText {
    SafeText(glyphs: lhs.glyphs + rhs.glyphs)
  }
}

extension SafeText {
  /// The longest beginning that fits.
  func prefix(width: Int) -> SafeText {
    var used = 0
    let fitting = glyphs.prefix { glyph in
      used += glyph.width
      return used <= width
    }
    return fitting.count == glyphs.count ? self : SafeText(glyphs: Array(fitting))
  }

  /// The text if it fits, or else its beginning and an ellipsis; a single cell is left to the beginning.
  func truncated(to width: Int) -> SafeText {
    if self.width <= width { return self }
    guard width > 0 else { return .empty }
    if width == 1, let first = glyphs.first, first.width == 1 { return SafeText(glyphs: [first]) }
    return SafeText(glyphs: prefix(width: width - 1).glyphs + [.ellipsis])
  }
}
