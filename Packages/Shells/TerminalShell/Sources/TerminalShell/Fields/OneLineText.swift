/// Makes what is pasted or typed fit a field of one line, piece by piece: line ends and tabs between two words become a
/// space and are nothing at the edges, and what nobody could see in the field is left out.
struct OneLineText {
  private var previous: Unicode.Scalar?
  private var hasText = false
  private var isAtBreak = false

  /// - Parameter previous: what stands before it in the field, if anything.
  init(after previous: Unicode.Scalar? = nil) {
    self.previous = previous
  }

  /// Takes the next piece.
  ///
  /// - Returns: what of it, and of the line ends of the piece before it, belongs in the field.
  mutating func take(_ piece: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in piece.unicodeScalars {
      if Self.isBreak(scalar) {
        isAtBreak = hasText
      } else if isSeen(scalar) {
        if isAtBreak, previous != " ", scalar != " " { line.append(" ") }
        line.append(scalar)
        (previous, hasText, isAtBreak) = (scalar, true, false)
      }
    }
    return String(line)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    guard HarmlessScalar.standIn(for: scalar) == scalar else { return false }
    guard HarmlessScalar.isModifier(scalar) else { return true }
    return !isAtBreak && previous.map { !$0.isASCII } ?? false
  }
}
