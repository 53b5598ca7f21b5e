import Screens

extension ElementDrawer {
  static func span(of button: Button, isFocused: Bool) -> Span {
    let (start, end) = button.isEnabled ? ("[ ", " ]") : ("( ", " )")
    let title = SafeText(start) + SafeText(button.title) + SafeText(end)
    return Span(title, style(of: button, isFocused: isFocused))
  }

  private static func style(of button: Button, isFocused: Bool) -> CellStyle {
    let attributes: CellAttributes = isFocused ? .bold : []
    guard button.isEnabled else { return CellStyle(foreground: .secondaryText, attributes: .dim) }
    switch button.role {
    case .primary: return CellStyle(foreground: .onAccent, background: .accent, attributes: attributes)
    case .destructive:
      return CellStyle(foreground: .onDestructive, background: .destructive, attributes: attributes)
    case .normal, .cancel: return CellStyle(foreground: .accent, attributes: attributes)
    }
  }
}
