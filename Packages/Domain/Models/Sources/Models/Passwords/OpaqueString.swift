import Foundation

/// Passwords as they are sent and compared: the profile OpaqueString of RFC 8265, section 4.2. Without it, what two
/// keyboards make of the same letters are two passwords.
public enum OpaqueString {
  /// Prepares a password: every space becomes U+0020, and what can be written in several ways is composed (NFC).
  ///
  /// What is allowed is looked at afterwards, as RFC 8264, section 7, orders it, since a device may take Korean syllables
  /// apart.
  ///
  /// - Parameter text: what was typed.
  /// - Returns: nil when it is empty or has a character that no password can have.
  public static func enforced(_ text: String) -> String? {
    let prepared = Self.prepared(text)
    let scalars = Array(prepared.unicodeScalars)
    let isAllowed = scalars.indices.allSatisfy { FreeformClass.allows($0, of: scalars) }
    return isAllowed && !scalars.isEmpty ? prepared : nil
  }

  /// What a person should change in a password, or nil when it can be one.
  static func problem(in text: String) -> String? {
    guard !text.isEmpty, enforced(text) == nil else { return nil }
    let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return hasControl
      ? "Remove the tab, line end or other control character: no password can have one."
      : "Remove the character that is invisible, incomplete or unknown: no password can have one."
  }

  private static func prepared(_ text: String) -> String {
    var spaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      spaced.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    // Taken apart first, since Foundation leaves a Korean syllable alone that only lacks its last part.
    return String(spaced).decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
  }
}
