import DesignTokens
import Screens

extension ColorScheme {
  /// The scheme for an appearance on a terminal that is light or dark by itself.
  init(_ appearance: Appearance, isLight: Bool) {
    switch appearance {
    case .system: self = isLight ? .light : .dark
    case .light: self = .light
    case .dark: self = .dark
    case .highContrast: self = isLight ? .highContrastLight : .highContrastDark
    }
  }
}

extension TokenColor {
  /// Whether black is easier to read on it than white.
  var isLight: Bool {
    contrastRatio(with: TokenColor(red: 0, green: 0, blue: 0))
      > contrastRatio(with: TokenColor(red: 255, green: 255, blue: 255))
  }
}
