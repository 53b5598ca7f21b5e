// Generated from Tokens/*.tokens.json. Edit those, then make this file anew:
// swift run --package-path Packages/Core/Design generate-design-tokens

/// The size that a person reads text at.
public enum TextSize: String, CaseIterable, Codable, Sendable {
  /// More on a screen.
  case small
  /// The size that the styles are designed at.
  case medium
  /// Easier to read.
  case large
  /// Easiest to read.
  case extraLarge

  /// What every text style is multiplied by; medium is 1.
  public var scale: Double {
    switch self {
    case .small: 0.875
    case .medium: 1
    case .large: 1.25
    case .extraLarge: 1.5
    }
  }
}
