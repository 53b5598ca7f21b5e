import Screens

/// A short message in the lower right corner.
struct ToastBox {
  private static let widest = 50
  private static let mostLines = 4
  private let toast: Toast

  init(_ toast: Toast) {
    self.toast = toast
  }

  /// - Parameters:
  ///   - canvas: what it is drawn on.
  ///   - bottom: the row below it.
  func draw(on canvas: inout Canvas, above bottom: Int) {
    let symbol = toast.role.symbol.map { $0 + " " } ?? ""
    let width = max(min(Self.widest, canvas.size.columns - 2), 1)
    let lines = LineBreaker.lines(of: symbol + toast.text, width: width).prefix(min(Self.mostLines, bottom))
    let boxWidth = (lines.map(\.width).max() ?? 0) + 2
    for (index, text) in lines.enumerated() {
      var style = toast.role.style
      style.attributes.formUnion(.bold)
      let line = StyledLine(text, style).indented(by: 1).on(.surface, width: boxWidth)
      let column = max(canvas.size.columns - boxWidth, 0)
      canvas.draw(line, column: column, row: bottom - lines.count + index)
    }
  }
}
