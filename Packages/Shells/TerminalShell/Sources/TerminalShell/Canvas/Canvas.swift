/// A frame in the making: a grid of cells. What is drawn outside of it is left out.
struct Canvas: Equatable, Sendable {
  let size: TerminalSize
  private(set) var cells: [Cell]

  init(size: TerminalSize, style: CellStyle = .plain) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.columns * size.rows)
  }

  /// The rows as text, without the spaces at their ends.
  var lines: [String] {
    (0..<size.rows).map { row in
      var line = String(cells[indices(ofRow: row)].compactMap { $0.glyph?.character })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Whether there is nothing to read.
  var isBlank: Bool {
    cells.allSatisfy { $0.glyph == .space || $0.glyph == nil }
  }

  func indices(ofRow row: Int) -> Range<Int> {
    row * size.columns..<(row + 1) * size.columns
  }

  /// Draws text from a cell on to the right.
  mutating func draw(_ text: SafeText, at position: CellPosition, _ style: CellStyle) {
    guard (0..<size.rows).contains(position.row) else { return }
    var column = position.column
    for glyph in text.glyphs {
      guard column < size.columns else { return }
      draw(glyph, column: column, row: position.row, style)
      column += glyph.width
    }
  }

  private mutating func draw(_ glyph: Glyph, column: Int, row: Int, _ style: CellStyle) {
    guard column >= 0 else { return }
    guard glyph.width == 2 else { return set(Cell(glyph: glyph, style: style), column: column, row: row) }
    // A wide glyph that would be cut in half isn't drawn.
    guard column + 1 < size.columns else { return set(.blank(style), column: column, row: row) }
    set(.blank(style), column: column, row: row)
    set(.blank(style), column: column + 1, row: row)
    let index = row * size.columns + column
    cells[index].glyph = glyph
    cells[index + 1].glyph = nil
  }

  /// Sets a cell, and blanks the other half of a wide glyph that it cuts.
  private mutating func set(_ cell: Cell, column: Int, row: Int) {
    let index = row * size.columns + column
    if cells[index].glyph == nil {
      cells[index - 1].glyph = .space
    } else if cells[index].glyph?.width == 2 {
      cells[index + 1].glyph = .space
    }
    cells[index] = cell
  }
}
