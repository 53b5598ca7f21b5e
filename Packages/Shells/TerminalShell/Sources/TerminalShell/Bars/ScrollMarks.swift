/// Arrows at the right edge that tell that there is more to see.
struct ScrollMarks {
  let hasMoreAbove: Bool
  let hasMoreBelow: Bool

  func draw(on canvas: inout Canvas, body: CellRectangle) {
    guard body.height > 0, body.width >= ElementDrawer.narrowest else { return }
    let column = min(body.columns.upperBound, canvas.size.columns - 1)
    let style = CellStyle(foreground: .accent)
    if hasMoreAbove {
      canvas.draw(SafeText("▲"), at: CellPosition(column: column, row: body.rows.lowerBound), style)
    }
    if hasMoreBelow {
      canvas.draw(SafeText("▼"), at: CellPosition(column: column, row: body.rows.upperBound - 1), style)
    }
  }
}
