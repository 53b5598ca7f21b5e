import Foundation

/// The rules for what a person types, checked before the server is asked.
public enum FieldRule: Equatable, Sendable, CaseIterable {
  /// An address to sign in with.
  case email
  /// A password that already exists: only that it can be one (`OpaqueString`).
  case password
  /// A password that is being chosen: 8 characters or more, and up to 71 bytes, as the server counts what it gets.
  case newPassword
  /// The name that others see: 1 to 100 characters.
  case name
  /// What a person says about themselves: up to 500 characters.
  case bio

  /// What a person should change, or nil when the text will do.
  ///
  /// - Parameter text: what was typed; white space around it doesn't count, except in passwords.
  public func problem(in text: String) -> String? {
    switch self {
    case .email: Self.emailProblem(text.trimmed)
    case .password: text.isEmpty ? "Enter your password." : OpaqueString.problem(in: text)
    case .newPassword: Self.newPasswordProblem(text)
    case .name:
      text.trimmed.isEmpty ? "Enter a name." : Self.textProblem(text.trimmed, of: "name", limit: 100)
    case .bio: Self.textProblem(text.trimmed, of: "bio", limit: 500)
    }
  }

  private static func emailProblem(_ text: String) -> String? {
    guard !text.isEmpty else { return "Enter your email address." }
    let hint = "Enter an email address such as name@example.com."
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard text.utf8.count <= 254, parts.count == 2, (1...64).contains(parts[0].utf8.count) else {
      return hint
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    let isLocalPartFine =
      !parts[0].hasPrefix(".") && !parts[0].hasSuffix(".") && !parts[0].contains("..")
      && parts[0].unicodeScalars.allSatisfy { isLetterOrDigit($0) || ".!#$%&'*+-/=?^_`{|}~".has($0) }
    let isDomainFine =
      labels.count >= 2
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
          && label.unicodeScalars.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
      } && !"0123456789".has(labels.last?.unicodeScalars.first)
      && !"0123456789".has(labels.last?.unicodeScalars.last)
    return isLocalPartFine && isDomainFine ? nil : hint
  }

  /// In any script, as the server has it.
  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }

  private static func newPasswordProblem(_ text: String) -> String? {
    if let problem = OpaqueString.problem(in: text) { return problem }
    let text = OpaqueString.enforced(text) ?? ""
    // The server counts Unicode scalars, and hashes bytes.
    if text.unicodeScalars.count < 8 { return "Use at least 8 characters." }
    return text.utf8.count > 71 ? "Use a shorter password: at most 71 bytes." : nil
  }

  private static func textProblem(_ text: String, of field: String, limit: Int) -> String? {
    // The server counts Unicode scalars, of which one visible character may have several.
    let count = text.unicodeScalars.count
    if count > limit { return "Shorten the \(field) to \(limit) characters; it has \(count)." }
    let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return hasControl ? "Remove the control characters from the \(field)." : nil
  }
}

extension String {
  fileprivate func has(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(unicodeScalars.contains) ?? false }

  /// The text without white space around it, as the rules count it and as it is sent.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
