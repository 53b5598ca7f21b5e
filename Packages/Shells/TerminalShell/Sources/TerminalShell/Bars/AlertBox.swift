import Screens

/// A question in the middle of the frame. Where there is little room the answers come first; what is asked is scrolled.
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

  /// How far what is asked can be scrolled, in lines.
  var lastTop: Int { max(text.count - textHeight, 0) }

  /// How many lines a page has less one, by which it is turned.
  var page: Int { max(textHeight - 1, 1) }

  /// - Parameter top: how many lines of what is asked are scrolled away.
  func draw(from top: Int, on canvas: inout Canvas) {
    guard innerWidth > 0 else { return }
    let lines = fittingLines(from: min(top, lastTop)).map { $0.clipped(to: innerWidth) }
    let marks = (above: top > 0, below: top < lastTop)
    let box = hasBorder ? bordered(lines, marks) : lines
    let boxWidth = innerWidth + frameWidth
    for (index, line) in box.enumerated() {
      canvas.draw(
        line.on(.surface, width: boxWidth), column: (size.columns - boxWidth) / 2,
        row: max((size.rows - box.count) / 2, 0) + index)
    }
  }

  private var hasBorder: Bool { size.columns >= 16 && size.rows >= 8 }
  private var frameWidth: Int { hasBorder ? 4 : 0 }
  private var innerWidth: Int { min(size.columns, Self.widest) - frameWidth }
  private var height: Int {
    // The hints, which tell of the keys for a long text, stay in sight where there is room.
    let hintsHeight = size.rows >= 12 ? 1 : 0
    return size.rows - hintsHeight - (hasBorder ? 2 : 0)
  }
  private var textHeight: Int { max(height - visibleButtons.count, 0) }
  private var title: [StyledLine] {
    LineBreaker.lines(of: alert.title, width: innerWidth).map { StyledLine($0, .bold) }
  }
  private var message: [StyledLine] {
    LineBreaker.lines(of: alert.message, width: innerWidth).map { StyledLine($0) }
  }
  private var text: [StyledLine] { title + message }

  private func fittingLines(from top: Int) -> [StyledLine] {
    let isRoomy = textHeight >= text.count + 2
    guard !isRoomy else { return title + [.blank] + message + [.blank] + visibleButtons }
    return text.dropFirst(top).prefix(textHeight) + visibleButtons
  }

  /// All the answers side by side, or else below each other, or else the one that has the focus.
  private var visibleButtons: [StyledLine] {
    let width = innerWidth
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

  private func bordered(_ lines: [StyledLine], _ marks: (above: Bool, below: Bool)) -> [StyledLine] {
    let width = innerWidth
    let style = CellStyle(foreground: .border)
    let edge = SafeText(repeating: "─", width: width + 2)
    let side = Span("│", style)
    return [StyledLine(SafeText("╭") + edge + SafeText("╮"), style)]
      + lines.enumerated().map { index, line in
        let padding = SafeText(repeating: " ", width: width - line.width + 1)
        let hasMore = index == 0 && marks.above ? "▲" : index == textHeight - 1 && marks.below ? "▼" : nil
        let end = hasMore.map { Span($0, CellStyle(foreground: .accent)) } ?? side
        return StyledLine([side, Span(" ")] + line.spans + [Span(padding), end])
      } + [StyledLine(SafeText("╰") + edge + SafeText("╯"), style)]
  }
}
