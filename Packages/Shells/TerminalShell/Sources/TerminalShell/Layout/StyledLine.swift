import DesignTokens

/// A line of spans, side by side.
struct StyledLine: Hashable, Sendable {
  static let blank = StyledLine([])

  var spans: [Span]

  init(_ spans: [Span]) {
    self.spans = spans
  }

  init(_ text: SafeText, _ style: CellStyle = .plain) {
    spans = [Span(text, style)]
  }

  var width: Int { spans.reduce(0) { $0 + $1.text.width } }

  /// One side at the left edge and the other at the right; what doesn't fit of the left side is cut.
  static func spread(_ left: Span, _ right: [Span], width: Int) -> StyledLine {
    let rightWidth = right.reduce(0) { $0 + $1.text.width }
    guard rightWidth > 0 else { return StyledLine([Span(left.text.truncated(to: width), left.style)]) }
    let leftText = left.text.truncated(to: max(width - rightWidth - 1, 0))
    let gap = SafeText(repeating: " ", width: width - leftText.width - rightWidth)
    return StyledLine([Span(leftText, left.style), Span(gap)] + right)
  }

  /// The beginning that fits.
  func clipped(to width: Int) -> StyledLine {
    guard self.width > width else { return self }
    var left = width
    return StyledLine(
      spans.map { span in
        let text = span.text.truncated(to: left)
        left -= text.width
        return Span(text, span.style)
      })
  }

  func indented(by width: Int) -> StyledLine {
    width > 0 ? StyledLine([Span(SafeText(repeating: " ", width: width))] + spans) : self
  }

  func centered(in width: Int) -> StyledLine {
    indented(by: (width - self.width) / 2)
  }

  /// The line with another background where it has the usual one, filled up to a width.
  func on(_ background: SemanticColor, width: Int) -> StyledLine {
    let padding = Span(SafeText(repeating: " ", width: width - self.width))
    return StyledLine(
      (spans + [padding]).map { span in
        span.style.background == .background ? Span(span.text, span.style.on(background)) : span
      })
  }
}
