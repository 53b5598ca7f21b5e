/// Turns frames into bytes: only what differs from the frame before, with the shortest way for the cursor.
struct FrameRenderer {
  private static let bytesWorthSynchronising = 128
  private static let longestRewrite = 4
  private static let shortestErasure = 4

  private let erasesWithBackground: Bool
  private var palette: Palette?
  private var shown: Canvas?
  private var shownCaret: CellPosition?
  private var output = ""
  private var pen: CellStyle?
  private var cursor: CellPosition?

  init(traits: TerminalTraits) {
    erasesWithBackground = traits.erasesWithBackground || traits.colorDepth == .none
  }

  /// Forgets what the terminal shows, so that the next frame is drawn in full.
  mutating func invalidate() {
    shown = nil
    shownCaret = nil
    pen = nil
    cursor = nil
  }

  /// The bytes that make the terminal show a frame; none if it shows it already.
  ///
  /// - Parameters:
  ///   - canvas: the frame.
  ///   - caret: where the cursor is to be seen, if anywhere.
  ///   - palette: the colours.
  mutating func render(_ canvas: Canvas, caret: CellPosition?, palette: Palette) -> [UInt8] {
    if palette != self.palette || shown?.size != canvas.size { invalidate() }
    self.palette = palette
    output = ""
    if shown == nil { output += ControlSequence.hideCursor + ControlSequence.eraseScreen }
    for row in 0..<canvas.size.rows { render(canvas, row: row) }
    shown = canvas
    place(caret)
    guard output.utf8.count >= Self.bytesWorthSynchronising else { return Array(output.utf8) }
    return Array((ControlSequence.beginFrame + output + ControlSequence.endFrame).utf8)
  }

  private mutating func render(_ canvas: Canvas, row: Int) {
    let indices = canvas.indices(ofRow: row)
    guard shown?.cells[indices] != canvas.cells[indices] else { return }
    let erasable = startOfErasable(canvas.cells[indices])
    for index in indices {
      let isChanged = shown?.cells[index] != canvas.cells[index]
      guard isChanged, let glyph = canvas.cells[index].glyph else { continue }
      let column = index - indices.lowerBound
      move(to: CellPosition(column: column, row: row), canvas)
      select(canvas.cells[index].style)
      guard index < erasable else {
        output += ControlSequence.eraseToEndOfLine
        return
      }
      output.append(glyph.character)
      let next = column + glyph.width
      // At the right edge terminals differ in where the cursor is.
      let isKnown = next < canvas.size.columns && !glyph.hasUncertainWidth
      cursor = isKnown ? CellPosition(column: next, row: row) : nil
    }
  }

  /// The index from which the row is blank in one style, if erasing is worth it; else the row's end.
  private func startOfErasable(_ row: ArraySlice<Cell>) -> Int {
    guard erasesWithBackground, let last = row.last, last.isBlank else { return row.endIndex }
    let start = row.lastIndex { $0 != last }.map { $0 + 1 } ?? row.startIndex
    return row.endIndex - start >= Self.shortestErasure ? start : row.endIndex
  }

  private mutating func move(to position: CellPosition, _ canvas: Canvas) {
    guard cursor != position else { return }
    defer { cursor = position }
    guard let cursor, cursor.row == position.row, cursor.column < position.column else {
      output += ControlSequence.move(toColumn: position.column, row: position.row)
      return
    }
    let start = canvas.indices(ofRow: position.row).lowerBound
    let between = canvas.cells[start + cursor.column..<start + position.column]
    let isRewritable =
      between.count <= Self.longestRewrite
      && between.allSatisfy { $0.style == pen && $0.glyph?.character.isASCII == true }
    if isRewritable {
      output += between.compactMap { $0.glyph.map { String($0.character) } }.joined()
    } else {
      output += ControlSequence.moveRight(by: between.count)
    }
  }

  private mutating func select(_ style: CellStyle) {
    output += palette?.sequence(from: pen, to: style) ?? ""
    pen = style
  }

  private mutating func place(_ caret: CellPosition?) {
    defer { shownCaret = caret }
    guard let caret else {
      if shownCaret != nil { output += ControlSequence.hideCursor }
      return
    }
    if cursor != caret {
      output += ControlSequence.move(toColumn: caret.column, row: caret.row)
      cursor = caret
    }
    if shownCaret == nil { output += ControlSequence.showCursor }
  }
}
