import DesignTokens

/// How a cell is drawn. Colours are named by what they are for; what they look like is up to the palette.
struct CellStyle: Hashable, Sendable {
  var foreground = SemanticColor.text
  var background = SemanticColor.background
  var attributes: CellAttributes = []

  static let plain = CellStyle()
  static let secondary = CellStyle(foreground: .secondaryText)
  static let bold = CellStyle(attributes: .bold)

  func on(_ background: SemanticColor) -> CellStyle {
    var style = self
    style.background = background
    return style
  }
}
