import Screens

extension ElementDrawer {
  private static let widestField = 48
  private static let narrowestWithEdges = 6

  func draw(_ field: TextField, isFocused: Bool) -> Block {
    let editor = editors[field.id] ?? FieldEditor(field.text)
    let edgeWidth = innerWidth >= Self.narrowestWithEdges ? 1 : 0
    let fieldWidth = max(min(innerWidth - 2 * edgeWidth, Self.widestField), 1)
    let isSecure = field.kind == .password && !(isFocused && showsPassword)
    let window = FieldWindow(editor, isSecure: isSecure, width: fieldWidth)
    let labelStyle = isFocused ? CellStyle(foreground: .focus, attributes: .bold) : .secondary
    var lines = [StyledLine(SafeText(field.label).truncated(to: innerWidth), labelStyle)]
    let showsPlaceholder = editor.text.isEmpty
    let shown = showsPlaceholder ? SafeText(field.placeholder).truncated(to: fieldWidth) : window.text
    let padding = SafeText(repeating: " ", width: fieldWidth - shown.width)
    let edge = Span(edgeWidth > 0 ? "│" : "", CellStyle(foreground: isFocused ? .focus : .border))
    let inner = CellStyle(foreground: showsPlaceholder ? .secondaryText : .text, background: .surface)
    lines.append(StyledLine([edge, Span(shown + padding, inner), edge]))
    if let error = field.error {
      lines += draw(Text(error, role: .error)).lines
    }
    let caret = isFocused ? CellPosition(column: edgeWidth + min(window.caret, fieldWidth - 1), row: 1) : nil
    return Block(lines, caret: caret)
  }
}
