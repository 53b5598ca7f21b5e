// Generated from Tokens/*.tokens.json. Edit those, then make this file anew:
// swift run --package-path Packages/Core/Design generate-design-tokens

/// A colour named by what it is for.
public enum SemanticColor: String, CaseIterable, Sendable {
  /// Behind everything else.
  case background
  /// Cards, bars, alerts and toasts that lie on the background.
  case surface
  /// What is to be read.
  case text
  /// Details, hints and placeholders.
  case secondaryText
  /// Links, and the fill of the main button.
  case accent
  /// Text on the accent.
  case onAccent
  /// Errors, and the fill of a button that cannot be undone.
  case destructive
  /// Text on the destructive colour.
  case onDestructive
  /// News of what went well.
  case success
  /// News that needs attention.
  case warning
  /// Edges of fields, cards and alerts.
  case border
  /// The ring or marker around what has the focus.
  case focus
  /// Behind what is selected.
  case selection
  /// Text on the selection.
  case onSelection

  /// The colour to draw with in the scheme.
  public func color(in scheme: ColorScheme) -> TokenColor {
    switch scheme {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }

  private var light: TokenColor {
    switch self {
    case .background: TokenColor(red: 251, green: 250, blue: 248)
    case .surface: TokenColor(red: 255, green: 255, blue: 255)
    case .text: TokenColor(red: 27, green: 25, blue: 21)
    case .secondaryText: TokenColor(red: 103, green: 99, blue: 90)
    case .accent: TokenColor(red: 91, green: 77, blue: 205)
    case .onAccent: TokenColor(red: 255, green: 255, blue: 255)
    case .destructive: TokenColor(red: 186, green: 26, blue: 58)
    case .onDestructive: TokenColor(red: 255, green: 255, blue: 255)
    case .success: TokenColor(red: 13, green: 122, blue: 62)
    case .warning: TokenColor(red: 143, green: 88, blue: 5)
    case .border: TokenColor(red: 132, green: 128, blue: 119)
    case .focus: TokenColor(red: 91, green: 77, blue: 205)
    case .selection: TokenColor(red: 91, green: 77, blue: 205)
    case .onSelection: TokenColor(red: 255, green: 255, blue: 255)
    }
  }

  private var dark: TokenColor {
    switch self {
    case .background: TokenColor(red: 15, green: 14, blue: 11)
    case .surface: TokenColor(red: 41, green: 38, blue: 33)
    case .text: TokenColor(red: 239, green: 236, blue: 232)
    case .secondaryText: TokenColor(red: 168, green: 164, blue: 156)
    case .accent: TokenColor(red: 179, green: 182, blue: 253)
    case .onAccent: TokenColor(red: 15, green: 14, blue: 11)
    case .destructive: TokenColor(red: 253, green: 160, blue: 163)
    case .onDestructive: TokenColor(red: 15, green: 14, blue: 11)
    case .success: TokenColor(red: 105, green: 217, blue: 141)
    case .warning: TokenColor(red: 248, green: 171, blue: 79)
    case .border: TokenColor(red: 132, green: 128, blue: 119)
    case .focus: TokenColor(red: 179, green: 182, blue: 253)
    case .selection: TokenColor(red: 179, green: 182, blue: 253)
    case .onSelection: TokenColor(red: 15, green: 14, blue: 11)
    }
  }

  private var highContrastLight: TokenColor {
    switch self {
    case .background: TokenColor(red: 255, green: 255, blue: 255)
    case .surface: TokenColor(red: 255, green: 255, blue: 255)
    case .text: TokenColor(red: 0, green: 0, blue: 0)
    case .secondaryText: TokenColor(red: 75, green: 71, blue: 64)
    case .accent: TokenColor(red: 55, green: 24, blue: 155)
    case .onAccent: TokenColor(red: 255, green: 255, blue: 255)
    case .destructive: TokenColor(red: 117, green: 5, blue: 31)
    case .onDestructive: TokenColor(red: 255, green: 255, blue: 255)
    case .success: TokenColor(red: 7, green: 74, blue: 36)
    case .warning: TokenColor(red: 86, green: 52, blue: 6)
    case .border: TokenColor(red: 75, green: 71, blue: 64)
    case .focus: TokenColor(red: 0, green: 0, blue: 0)
    case .selection: TokenColor(red: 55, green: 24, blue: 155)
    case .onSelection: TokenColor(red: 255, green: 255, blue: 255)
    }
  }

  private var highContrastDark: TokenColor {
    switch self {
    case .background: TokenColor(red: 0, green: 0, blue: 0)
    case .surface: TokenColor(red: 0, green: 0, blue: 0)
    case .text: TokenColor(red: 255, green: 255, blue: 255)
    case .secondaryText: TokenColor(red: 224, green: 222, blue: 216)
    case .accent: TokenColor(red: 208, green: 211, blue: 255)
    case .onAccent: TokenColor(red: 0, green: 0, blue: 0)
    case .destructive: TokenColor(red: 253, green: 200, blue: 201)
    case .onDestructive: TokenColor(red: 0, green: 0, blue: 0)
    case .success: TokenColor(red: 132, green: 244, blue: 166)
    case .warning: TokenColor(red: 253, green: 206, blue: 155)
    case .border: TokenColor(red: 224, green: 222, blue: 216)
    case .focus: TokenColor(red: 255, green: 255, blue: 255)
    case .selection: TokenColor(red: 208, green: 211, blue: 255)
    case .onSelection: TokenColor(red: 0, green: 0, blue: 0)
    }
  }
}
