/// A rectangle of cells; its size is never negative.
struct CellRectangle: Hashable, Sendable {
  let columns: Range<Int>
  let rows: Range<Int>

  init(column: Int, row: Int, width: Int, height: Int) {
    columns = column..<column + max(width, 0)
    rows = row..<row + max(height, 0)
  }

  var width: Int { columns.count }
  var height: Int { rows.count }
}
