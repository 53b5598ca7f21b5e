import Models

/// One of the preferences, named as in `Preferences`.
public enum PreferenceField: String, CaseIterable, Codable, Sendable {
  /// The colours.
  case appearance
  /// The size of text.
  case textSize
  /// Whether the app may notify.
  case notifications
  /// Whether the person agrees to analytics.
  case analyticsConsent

  /// The fields in which two values differ.
  static func differing(_ one: Preferences, _ other: Preferences) -> Set<PreferenceField> {
    Set(allCases.filter { one.taking([$0], from: other) != one })
  }
}

extension Preferences {
  /// These preferences with some fields of others.
  func taking(_ fields: Set<PreferenceField>, from other: Preferences) -> Preferences {
    var result = self
    for field in fields {
      switch field {
      case .appearance: result.appearance = other.appearance
      case .textSize: result.textSize = other.textSize
      case .notifications: result.notifications = other.notifications
      case .analyticsConsent: result.analyticsConsent = other.analyticsConsent
      }
    }
    return result
  }
}
