/// What a finding is recognised by when its file has changed elsewhere or the checkout has moved: neither its line, nor
/// anything that was measured, nor where the checkout is.
struct FindingKey: Hashable, Sendable, Comparable {
  let path: String
  let rule: String
  let symbol: String
  /// The line of code with every stretch of blanks as one.
  let text: String

  init(_ finding: Finding) {
    path = finding.path
    rule = finding.rule
    symbol = finding.symbol
    text = finding.line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }

  init(_ path: String, _ rule: String, _ symbol: String, _ text: String) {
    self.path = path
    self.rule = rule
    self.symbol = symbol
    self.text = text
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.rule, left.symbol, left.text) < (right.path, right.rule, right.symbol, right.text)
  }
}
