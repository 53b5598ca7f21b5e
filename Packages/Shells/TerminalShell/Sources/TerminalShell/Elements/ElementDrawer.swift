import Screens

/// Draws elements as blocks of a width. In front of each there is room for the mark of the focus, if it is wide
/// enough.
struct ElementDrawer {
  static let narrowest = 16
  let width: Int
  let editors: [String: FieldEditor]
  let spinner: Spinner
  /// Whether the password that has the focus is drawn as it is.
  var showsPassword = false

  var gutter: Int { width >= Self.narrowest ? 2 : 0 }
  var innerWidth: Int { max(width - gutter, 1) }

  /// - Parameters:
  ///   - element: what is drawn.
  ///   - target: what it is for the keyboard, if it is anything.
  ///   - isFocused: whether the keyboard acts on it.
  func block(_ element: Element, target: FocusTarget?, isFocused: Bool) -> Block {
    var block = bareBlock(element, isFocused: isFocused)
    block.lines = block.lines.enumerated().map { index, line in
      marked(line, isFocused: isFocused, isFirst: index == 0).clipped(to: width)
    }
    block.target = target
    block.caret?.column += gutter
    return block
  }

  private func bareBlock(_ element: Element, isFocused: Bool) -> Block {
    switch element {
    case .text(let text): draw(text)
    case .row(let row): draw(row, isFocused: isFocused)
    case .textField(let field): draw(field, isFocused: isFocused)
    case .toggle(let toggle): draw(toggle, isFocused: isFocused)
    case .picker(let picker): draw(picker, isFocused: isFocused)
    case .button(let button): Block([StyledLine([Self.span(of: button, isFocused: isFocused)])])
    case .progress(let progress): draw(progress)
    }
  }

  /// The line behind the mark of the focus. Where there is no room for a mark, the line is drawn as selected.
  func marked(_ line: StyledLine, isFocused: Bool, isFirst: Bool = true) -> StyledLine {
    if gutter == 0 {
      guard isFocused else { return line }
      return StyledLine(line.spans.map { Span($0.text, Self.selected($0.style)) })
    }
    let mark = isFocused && isFirst ? "❯ " : "  "
    return StyledLine([Span(mark, CellStyle(foreground: .focus, attributes: .bold))] + line.spans)
  }

  private static func selected(_ style: CellStyle) -> CellStyle {
    CellStyle(foreground: .onSelection, background: .selection, attributes: style.attributes)
  }

  func wrapped(_ text: String, _ style: CellStyle, indent: Int = 0) -> [StyledLine] {
    LineBreaker.lines(of: text, width: innerWidth - indent).map {
      StyledLine($0, style).indented(by: indent)
    }
  }
}
