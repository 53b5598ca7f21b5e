/// How many cells of a terminal text takes, 0 to 2 for each grapheme cluster. Ambiguous widths count as 1.
enum DisplayWidth {
  static func of(_ scalars: String.UnicodeScalarView) -> Int {
    guard let first = scalars.first else { return 0 }
    guard scalars.count > 1 else { return of(first) }
    if isEmojiSequence(first, scalars) { return 2 }
    return min(scalars.reduce(0) { $0 + of($1) }, 2)
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: 1
    // Hangul vowels and finals join the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: 0
    default: of(scalar, category: scalar.properties.generalCategory)
    }
  }

  private static func of(_ scalar: Unicode.Scalar, category: Unicode.GeneralCategory) -> Int {
    switch category {
    case .nonspacingMark, .enclosingMark, .spacingMark: 0
    case .format where scalar.properties.isDefaultIgnorableCodePoint: 0
    default: WideScalars.contains(scalar) ? 2 : 1
    }
  }

  private static func isEmojiSequence(_ first: Unicode.Scalar, _ scalars: String.UnicodeScalarView) -> Bool {
    guard first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar.properties.isEmojiModifier
        || (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
  }
}
