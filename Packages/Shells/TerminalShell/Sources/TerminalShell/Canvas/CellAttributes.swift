/// How a cell is drawn apart from its colours.
struct CellAttributes: OptionSet, Hashable, Sendable {
  static let bold = CellAttributes(rawValue: 1)
  static let dim = CellAttributes(rawValue: 2)
  static let underlined = CellAttributes(rawValue: 4)

  let rawValue: UInt8
}
