import TrellisKit

/// All rules, one on a line.
enum RuleList {
  static func text(_ style: TerminalStyle) -> String {
    let width = RuleCatalog.all.map { $0.id.count }.max() ?? 0
    return RuleDescription.Category.allCases.map { category in
      let rules = RuleCatalog.all.map { $0.description }.filter { $0.category == category }
      guard !rules.isEmpty else { return "" }
      let rows = rules.map { rule in
        "  \(rule.id)\(String(repeating: " ", count: width - rule.id.count))  \(rule.title)\n"
      }
      return style(category.rawValue, .bold) + "\n" + rows.joined() + "\n"
    }.joined() + "“trellis explain RULE” says more about one.\n"
  }
}
