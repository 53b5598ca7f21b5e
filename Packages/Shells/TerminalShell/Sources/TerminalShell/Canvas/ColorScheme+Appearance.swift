import Design

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
