import DesignTokens

extension Canvas {
  /// Draws a line across the whole row.
  mutating func draw(_ line: StyledLine, row: Int, on background: SemanticColor) {
    draw(line.on(background, width: size.columns), column: 0, row: row)
  }

  mutating func draw(_ line: StyledLine, column: Int, row: Int) {
    var column = column
    for span in line.spans {
      draw(span.text, at: CellPosition(column: column, row: row), span.style)
      column += span.text.width
    }
  }

  /// Draws the lines of a block that are within the rows of an area.
  mutating func draw(_ block: Block, column: Int, row: Int, in area: CellRectangle) {
    for (index, line) in block.lines.enumerated() where area.rows.contains(row + index) {
      draw(line, column: column, row: row + index)
    }
  }
}
