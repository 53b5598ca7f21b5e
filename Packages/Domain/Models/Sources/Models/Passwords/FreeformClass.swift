/// The characters that the FreeformClass of RFC 8264, section 4.3, has. Which of its rules come first is section 8's order.
enum FreeformClass {
  /// Whether a character is allowed where it stands.
  static func allows(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    let scalar = scalars[index]
    if disallowed.contains(scalar.value) { return false }
    if let isAllowed = ContextRule.isKept(at: index, of: scalars) { return isAllowed }
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint, !conjoiningJamo.contains(where: { $0 ~= scalar.value })
    else {
      return false
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      return false
    default: return true
    }
  }

  /// Exceptions of RFC 5892, section 2.6: Arabic and NKo lengtheners, Hangul tone marks, vertical kana repeat marks.
  private static let disallowed: Set<UInt32> = [
    0x0640, 0x07FA, 0x302E, 0x302F, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303B,
  ]

  /// Hangul that is no whole syllable (RFC 5892, section 2.9).
  private static let conjoiningJamo: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB,
  ]
}
