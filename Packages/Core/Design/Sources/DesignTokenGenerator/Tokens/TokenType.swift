/// The types of the Format Module that Trellis draws with; the names are those of `$type`.
enum TokenType: String, CaseIterable {
  case color
  case dimension
  case duration
  case fontFamily
  case fontWeight
  case number
  case typography
}
