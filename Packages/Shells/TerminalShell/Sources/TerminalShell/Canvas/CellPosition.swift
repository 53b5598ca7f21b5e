/// A cell of a frame, counted from its top left corner.
struct CellPosition: Hashable, Sendable {
  var column: Int
  var row: Int
}
