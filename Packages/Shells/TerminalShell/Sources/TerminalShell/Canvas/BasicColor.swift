import DesignTokens

/// The 16 colours that every colour terminal has. Their look is up to the terminal, so they are picked by meaning,
/// on black or on white, rather than by nearness, and no contrast can be promised. With xterm's own colours all of
/// them have what WCAG 2.2 AA asks for, or 7:1 in high contrast, but for grey on white at 4:1: black would make
/// placeholders look like what was typed.
enum BasicColor: Int {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite

  init(_ color: SemanticColor, in scheme: ColorScheme) {
    let isLight = scheme == .light || scheme == .highContrastLight
    self = isLight ? Self.onWhite(color) : Self.onBlack(color)
    let isHighContrast = scheme == .highContrastLight || scheme == .highContrastDark
    if isHighContrast, [.secondaryText, .border, .destructive, .warning].contains(color) {
      self = isLight ? .black : .brightWhite
    }
  }

  /// The parameter of SGR that sets it as foreground; backgrounds are 10 more.
  var parameter: Int {
    rawValue < 8 ? 30 + rawValue : 82 + rawValue
  }

  private static func onWhite(_ color: SemanticColor) -> BasicColor {
    switch color {
    case .background, .surface: .brightWhite
    case .text, .success: .black
    case .secondaryText, .border: .brightBlack
    case .accent, .focus, .selection: .blue
    case .onAccent, .onDestructive, .onSelection: .brightWhite
    case .destructive: .red
    case .warning: .magenta
    }
  }

  private static func onBlack(_ color: SemanticColor) -> BasicColor {
    switch color {
    case .background, .surface: .black
    case .text: .brightWhite
    case .secondaryText, .border: .white
    case .accent, .focus, .selection: .brightCyan
    case .onAccent, .onDestructive, .onSelection: .black
    case .destructive: .brightRed
    case .success: .brightGreen
    case .warning: .brightYellow
    }
  }
}
