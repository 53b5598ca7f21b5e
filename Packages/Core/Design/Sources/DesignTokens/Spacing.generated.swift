// Generated from Tokens/*.tokens.json. Edit those, then make this file anew:
// swift run --package-path Packages/Core/Design generate-design-tokens

/// A distance between or inside what is drawn.
public enum Spacing: String, CaseIterable, Sendable {
  /// Between an icon and its label.
  case extraSmall
  /// Between lines that belong together.
  case small
  /// Inside rows and cards, and at the edge of a screen.
  case medium
  /// Between sections.
  case large
  /// Around what stands alone, such as an empty state.
  case extraLarge

  /// The distance in points.
  public var points: Double {
    switch self {
    case .extraSmall: 4
    case .small: 8
    case .medium: 16
    case .large: 24
    case .extraLarge: 40
    }
  }
}
