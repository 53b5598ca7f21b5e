import Design

/// A question in the middle of the frame. Where there is little room the answers come first, then the title.
struct AlertBox {
  private static let widest = 60
  private static let narrowestWithMarks = 5
  private let alert: Alert
  private let focus: Int
  private let size: TerminalSize

  init(_ alert: Alert, focus: Int, size: TerminalSize) {
    self.alert = alert
    self.focus = focus
    self.size = size
  }

  func draw(on canvas: inout Canvas) {
    let hasBorder = size.columns >= 16 && size.rows >= 8
    let frameWidth = hasBorder ? 4 : 0
    let innerWidth = min(size.columns, Self.widest) - frameWidth
    guard innerWidth > 0 else { return }
    let lines = fittingLines(width: innerWidth, height: size.rows - (hasBorder ? 2 : 0))
      .map { $0.clipped(to: innerWidth) }
    let box = hasBorder ? bordered(lines, width: innerWidth) : lines
    let boxWidth = innerWidth + frameWidth
    for (index, line) in box.enumerated() {
      canvas.draw(
        line.on(.surface, width: boxWidth), column: (size.columns - boxWidth) / 2,
        row: max((size.rows - box.count) / 2, 0) + index)
    }
  }

  private func fittingLines(width: Int, height: Int) -> [StyledLine] {
    let buttons = visibleButtons(width: width, height: height)
    let title = LineBreaker.lines(of: alert.title, width: width).map { StyledLine($0, .bold) }
    let message = LineBreaker.lines(of: alert.message, width: width).map { StyledLine($0) }
    let spare = height - buttons.count
    let shownTitle = title.prefix(max(spare, 0))
    let shownMessage = message.prefix(max(spare - title.count, 0))
    let isRoomy = spare >= title.count + message.count + 2
    let gap: [StyledLine] = isRoomy ? [.blank] : []
    return shownTitle + gap + shownMessage + gap + buttons
  }

  /// All the answers side by side, or else below each other, or else the one that has the focus.
  private func visibleButtons(width: Int, height: Int) -> [StyledLine] {
    let lines = alert.buttons.enumerated().map { index, button in
      let isFocused = index == focus
      guard width >= Self.narrowestWithMarks else { return StyledLine([bareSpan(of: button, isFocused)]) }
      let mark = Span(isFocused ? "❯ " : "  ", CellStyle(foreground: .focus, attributes: .bold))
      return StyledLine([mark, ElementDrawer.span(of: button, isFocused: isFocused)])
    }
    let row = StyledLine(Array(lines.map(\.spans).joined(separator: [Span(" ")])))
    if row.width <= width { return lines.isEmpty ? [] : [row] }
    guard height < lines.count + 2 else { return lines }
    return lines.indices.contains(focus) ? [lines[focus]] : []
  }

  /// Only the title, where its frame would leave no room for it.
  private func bareSpan(of button: Button, _ isFocused: Bool) -> Span {
    Span(
      button.title,
      isFocused ? CellStyle(foreground: .onSelection, background: .selection) : CellStyle(foreground: .accent)
    )
  }

  private func bordered(_ lines: [StyledLine], width: Int) -> [StyledLine] {
    let style = CellStyle(foreground: .border)
    let edge = SafeText(repeating: "─", width: width + 2)
    let side = Span("│", style)
    return [StyledLine(SafeText("╭") + edge + SafeText("╮"), style)]
      + lines.map { line in
        let padding = SafeText(repeating: " ", width: width - line.width + 1)
        return StyledLine([side, Span(" ")] + line.spans + [Span(padding), side])
      } + [StyledLine(SafeText("╰") + edge + SafeText("╯"), style)]
  }
}
