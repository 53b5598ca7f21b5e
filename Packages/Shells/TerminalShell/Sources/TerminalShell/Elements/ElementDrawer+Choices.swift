import Screens

extension ElementDrawer {
  func draw(_ toggle: Toggle, isFocused: Bool) -> Block {
    let state = toggle.isOn ? Span("● On ", CellStyle(foreground: .success)) : Span("○ Off", .secondary)
    let title = Span(toggle.title, isFocused ? .bold : .plain)
    let lines = [StyledLine.spread(title, [state], width: innerWidth)]
    return Block(lines + (toggle.subtitle.map { wrapped($0, .secondary) } ?? []))
  }

  func draw(_ picker: Picker, isFocused: Bool) -> Block {
    let title = StyledLine(SafeText(picker.title).truncated(to: innerWidth), isFocused ? .bold : .plain)
    let options = picker.options.map { option in
      let isSelected = option.id == picker.selection
      let text = SafeText((isSelected ? "◉ " : "○ ") + option.title).truncated(to: innerWidth)
      return Span(text, isSelected ? CellStyle(foreground: .accent, attributes: .bold) : .secondary)
    }
    return Block([title] + flow(options, separator: SafeText("   ")))
  }

  /// Spans side by side, on as many lines as they need.
  private func flow(_ spans: [Span], separator: SafeText) -> [StyledLine] {
    spans.reduce(into: []) { lines, span in
      if let last = lines.last, last.width + separator.width + span.text.width <= innerWidth {
        lines[lines.count - 1] = StyledLine(last.spans + [Span(separator), span])
      } else {
        lines.append(StyledLine([span]))
      }
    }
  }
}
