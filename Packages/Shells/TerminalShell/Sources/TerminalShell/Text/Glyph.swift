/// One grapheme cluster that is safe to draw, and the number of cells that it takes: 1 or 2.
package struct Glyph: Hashable, Sendable {
  static let space = Glyph(character: " ", width: 1)
  static let ellipsis = Glyph(character: "…", width: 1)
  static let bullet = Glyph(character: "•", width: 1)
  private static let mostScalars = 12

  package let character: Character
  package let width: Int

  private init(character: Character, width: Int) {
    self.character = character
    self.width = width
  }

  /// Makes a glyph of a cluster whose scalars are harmless already; nil when nothing of it can be seen.
  package init?(_ cluster: Character) {
    if cluster.isASCII {
      self.init(character: cluster, width: 1)
      return
    }
    let scalars = Self.drawable(cluster.unicodeScalars)
    guard let first = scalars.first else { return nil }
    if DisplayWidth.of(first) == 0, first.properties.canonicalCombiningClass != .notReordered {
      // A mark with nothing to stand on would end up on the neighbour.
      self.init(character: Character("\u{25CC}" + String(scalars)), width: 1)
      return
    }
    let width = DisplayWidth.of(scalars)
    guard width > 0 else { return nil }
    self.init(character: Character(String(scalars)), width: width)
  }

  /// Whether terminals disagree about the width, so that the cursor has to be placed anew behind it.
  package var hasUncertainWidth: Bool {
    !character.isASCII
      && (character.unicodeScalars.count > 1
        || character.unicodeScalars.contains { $0.properties.isEmoji || $0.value >= 0x2_0000 })
  }

  /// Bounds the marks on one base, and keeps tag characters only where they make a flag.
  private static func drawable(_ scalars: Character.UnicodeScalarView) -> String.UnicodeScalarView {
    let isFlag = scalars.first == "\u{1F3F4}"
    let kept = scalars.filter { isFlag || !(0xE0000...0xE007F).contains($0.value) }
    return String.UnicodeScalarView(kept.prefix(mostScalars))
  }
}
