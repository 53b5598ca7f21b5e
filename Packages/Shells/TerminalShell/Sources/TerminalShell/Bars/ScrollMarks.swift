/// Arrows to the right of the body that tell that there is more to see; none where there is no column for them.
struct ScrollMarks {
  let hasMoreAbove: Bool
  let hasMoreBelow: Bool

  func draw(on canvas: inout Canvas, body: CellRectangle) {
    let column = body.columns.upperBound
    guard body.height > 0, column < canvas.size.columns else { return }
    let style = CellStyle(foreground: .accent)
    if hasMoreAbove {
      canvas.draw(SafeText("▲"), at: CellPosition(column: column, row: body.rows.lowerBound), style)
    }
    if hasMoreBelow {
      canvas.draw(SafeText("▼"), at: CellPosition(column: column, row: body.rows.upperBound - 1), style)
    }
  }
}
