/// What stands for a code point when it is drawn: text from outside is data, and must not steer the terminal.
enum HarmlessScalar {
  /// A visible stand-in for what would act on the terminal or on the order of the text, and nil for what can't be
  /// seen anyway. Line ends become spaces, so break lines before.
  static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E:
      return scalar
    case 0x09, 0x0A, 0x0D:
      return " "
    case 0x00...0x1F:
      return Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F:
      return "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069:
      return "\u{FFFD}"
    default:
      if isModifier(scalar) { return scalar }
      let properties = scalar.properties
      if properties.isNoncharacterCodePoint { return "\u{FFFD}" }
      return properties.isDefaultIgnorableCodePoint ? nil : scalar
    }
  }

  /// Whether a code point can't be seen by itself but changes how its neighbours look: a joiner, a variation selector or
  /// a tag.
  static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
