/// Text as the rules look at it.
typealias Scalars = [Unicode.Scalar]

extension Unicode.Scalar {
  var isASCIIDigit: Bool {
    "0"..."9" ~= self
  }

  var isASCIILetter: Bool {
    isASCIILowercase || isASCIIUppercase
  }

  var isASCIILowercase: Bool {
    "a"..."z" ~= self
  }

  var isASCIIUppercase: Bool {
    "A"..."Z" ~= self
  }

  var isHexDigit: Bool {
    isASCIIDigit || "a"..."f" ~= self || "A"..."F" ~= self
  }

  /// A letter, mark or digit of any script, or an invisible character that could be put between them.
  var isWordCharacter: Bool {
    if isASCII { return isASCIILetter || isASCIIDigit }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .format, .otherSymbol:
      true
    default:
      false
    }
  }
}

extension Scalars {
  /// Whether `text`, which is lower-case ASCII, stands at a position, in whatever case.
  func has(_ text: StaticString, at position: Int) -> Bool {
    text.withUTF8Buffer { bytes in
      guard position >= 0, position + bytes.count <= count else { return false }
      return bytes.indices.allSatisfy { index in
        let scalar = self[position + index]
        let lowercase = scalar.isASCIIUppercase ? scalar.value + 32 : scalar.value
        return lowercase == UInt32(bytes[index])
      }
    }
  }

  /// The first position from `start` on whose scalar does not fit, or the end.
  func end(from start: Int, while fits: (Unicode.Scalar) -> Bool) -> Int {
    self[start...].firstIndex { !fits($0) } ?? count
  }
}
