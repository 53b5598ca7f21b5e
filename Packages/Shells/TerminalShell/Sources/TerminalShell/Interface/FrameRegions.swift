/// Which rows and columns the parts of a frame have. The content comes first: on a small terminal the other parts
/// go, one by one.
struct FrameRegions: Equatable, Sendable {
  private static let widestContent = 80
  private static let narrowestWithMargins = 24

  let headerRow: Int?
  let tabsRow: Int?
  let bannerRows: Range<Int>
  let body: CellRectangle
  let hintsRow: Int?

  /// - Parameters:
  ///   - size: the terminal's size.
  ///   - hasTabs: whether there are tabs to choose from.
  ///   - bannerHeight: the lines that the banners would need.
  init(size: TerminalSize, hasTabs: Bool, bannerHeight: Int) {
    var row = 0
    headerRow = size.rows >= 3 ? row : nil
    if headerRow != nil { row += 1 }
    tabsRow = size.rows >= 4 && hasTabs ? row : nil
    if tabsRow != nil { row += 1 }
    let banner = size.rows >= 5 ? min(bannerHeight, max(size.rows / 3, 1)) : 0
    bannerRows = row..<row + banner
    row += banner
    hintsRow = size.rows >= 5 ? size.rows - 1 : nil
    let isRoomy = size.rows >= 14
    if isRoomy { row += 1 }
    let end = (hintsRow ?? size.rows) - (isRoomy ? 1 : 0)
    let barWidth = Self.barWidth(columns: size.columns)
    // The marks of scrolling have the margin, or else a column of the body.
    let needsColumn = barWidth == size.columns && barWidth > ElementDrawer.narrowest
    let column = (size.columns - barWidth) / 2
    let width = needsColumn ? barWidth - 1 : barWidth
    body = CellRectangle(column: column, row: row, width: width, height: end - row)
  }

  /// How wide the parts above and below the body are.
  static func barWidth(columns: Int) -> Int {
    min(columns < narrowestWithMargins ? columns : columns - 2, widestContent)
  }
}
