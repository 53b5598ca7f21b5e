import Screens

/// The top line: the way back, the title of the screen, and what it is a part of.
struct Header {
  private let back: String?
  private let title: String
  private let surrounding: String?

  init(_ screen: Screen) {
    let titles = screen.path.map(\.title).filter { !$0.isEmpty }
    let title = titles.last ?? ""
    self.title = title
    surrounding = titles.first { $0 != title }
    let stacks = screen.path.compactMap { if case .stack(let stack) = $0.content { stack } else { nil } }
    back = stacks.last { $0.back != nil }.map { $0.below.last ?? "" }
  }

  func line(width: Int) -> StyledLine {
    let titleSpan = Span(title, .bold)
    let isWide = width >= 30
    let right =
      isWide ? surrounding.map { [Span(SafeText($0).truncated(to: width / 3), .secondary)] } ?? [] : []
    guard let back else { return .spread(titleSpan, right, width: width) }
    let arrow = SafeText(isWide ? "‹ \(back)" : "‹").truncated(to: max(width / 3, 1))
    let backSpans = [Span(arrow, CellStyle(foreground: .accent)), Span("  ")]
    let backWidth = StyledLine(backSpans).width
    return StyledLine(backSpans + StyledLine.spread(titleSpan, right, width: max(width - backWidth, 0)).spans)
  }
}
