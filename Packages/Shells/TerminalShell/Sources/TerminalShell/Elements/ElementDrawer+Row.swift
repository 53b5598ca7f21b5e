import Screens

extension ElementDrawer {
  func draw(_ row: Row, isFocused: Bool) -> Block {
    let titleStyle = isFocused ? CellStyle.bold : .plain
    let title = SafeText(row.title)
    let value = row.value.map { SafeText($0) } ?? .empty
    let arrow = row.action == nil ? [] : [Span(" ›", CellStyle(foreground: .accent))]
    let arrowWidth = row.action == nil ? 0 : 2
    let fits = title.width + value.width + arrowWidth + 2 <= innerWidth
    var lines: [StyledLine]
    if fits, row.value?.contains(where: \.isNewline) != true {
      lines = [.spread(Span(title, titleStyle), [Span(value, .secondary)] + arrow, width: innerWidth)]
    } else {
      lines = [.spread(Span(title, titleStyle), arrow, width: innerWidth)]
      if let value = row.value { lines += wrapped(value, .secondary, indent: 2) }
    }
    if let subtitle = row.subtitle { lines += wrapped(subtitle, .secondary) }
    return Block(lines)
  }

  /// A row of a long list: a line, or two if it has a subtitle, whatever is in them.
  func listBlock(_ row: Row, isFocused: Bool) -> Block {
    let titleStyle = isFocused ? CellStyle.bold : .plain
    let arrow = row.action == nil ? [] : [Span(" ›", CellStyle(foreground: .accent))]
    let value = SafeText(row.value ?? "").truncated(to: max(innerWidth / 2 - 3, 0))
    let first = StyledLine.spread(
      Span(row.title, titleStyle), [Span(value, .secondary)] + arrow, width: innerWidth)
    let second = row.subtitle.map { StyledLine(SafeText($0).truncated(to: innerWidth), .secondary) }
    return Block(
      [first, second].compactMap(\.self).enumerated().map { index, line in
        marked(line, isFocused: isFocused, isFirst: index == 0).clipped(to: width)
      })
  }
}
