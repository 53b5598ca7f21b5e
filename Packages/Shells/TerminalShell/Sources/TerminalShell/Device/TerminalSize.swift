/// The size of a terminal in character cells; never negative, and never more than a frame can sensibly hold.
package struct TerminalSize: Hashable, Sendable {
  package static let standard = TerminalSize(columns: 80, rows: 24)
  private static let largest = 1_000

  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.largest)
    self.rows = min(max(rows, 0), Self.largest)
  }

  /// What the terminal reports, or else the COLUMNS and LINES of the environment, or else 80 by 24.
  init(reported: (columns: Int, rows: Int)?, environment: [String: String]) {
    if let reported, reported.columns > 0, reported.rows > 0 {
      self.init(columns: reported.columns, rows: reported.rows)
    } else {
      let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 0
      let rows = environment["LINES"].flatMap { Int($0) } ?? 0
      self.init(
        columns: columns > 0 ? columns : Self.standard.columns,
        rows: rows > 0 ? rows : Self.standard.rows)
    }
  }
}
