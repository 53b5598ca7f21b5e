import Screens

extension ElementDrawer {
  func draw(_ text: Text) -> Block {
    guard let symbol = text.role.symbol else { return Block(wrapped(text.string, text.role.style)) }
    return Block(
      LineBreaker.lines(of: text.string, width: innerWidth - 2).enumerated().map { index, line in
        StyledLine([Span(index == 0 ? symbol + " " : "  ", text.role.style), Span(line, text.role.style)])
      })
  }
}
