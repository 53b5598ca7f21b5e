/// One cell of a frame.
struct Cell: Hashable, Sendable {
  /// What the cell shows. The second cell of a wide glyph shows nothing of its own.
  var glyph: Glyph?
  var style: CellStyle

  static func blank(_ style: CellStyle) -> Cell {
    Cell(glyph: .space, style: style)
  }

  var isBlank: Bool {
    glyph == .space && !style.attributes.contains(.underlined)
  }
}
