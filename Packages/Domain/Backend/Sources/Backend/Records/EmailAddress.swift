/// The form of an email address: a local part in dots and atoms (RFC 5321, section 4.1.2, without quoted strings),
/// and a domain of at least two labels. Letters beyond ASCII are taken (RFC 6531), invisible characters are not.
enum EmailAddress {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= 254, parts[0].utf8.count <= 64 else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy(isLabel) else { return false }
    guard let last = labels.last?.unicodeScalars, !isDigit(last.first), !isDigit(last.last) else {
      return false
    }
    return parts[0].split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isAtom)
  }

  private static func isAtom(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { isLetterOrDigit($0) || "!#$%&'*+-/=?^_`{|}~".contains($0) }
  }

  private static func isLabel(_ text: Substring) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 63, !text.hasPrefix("-"), !text.hasSuffix("-") else {
      return false
    }
    return text.unicodeScalars.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
  }

  /// Only those of ASCII, by which an IP address would be taken for a domain.
  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { "0"..."9" ~= $0 } ?? false
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.contains(scalar)
  }
}
