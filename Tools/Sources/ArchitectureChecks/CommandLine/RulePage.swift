import TrellisKit

/// All that is said about one rule.
struct RulePage {
  private let rule: RuleDescription
  private let style: TerminalStyle
  private let columns: Int

  init(_ rule: RuleDescription, _ style: TerminalStyle, _ columns: Int) {
    self.rule = rule
    self.style = style
    self.columns = columns
  }

  var text: String {
    let heading = "\(style(rule.title, .bold)) (\(style(rule.id, .cyan)))"
    let group = "\(rule.category.rawValue), \(rule.severity.rawValue)\n"
    let parts: [String?] = [
      "\(heading)\n\(style(group, .faint))",
      part("What", rule.what), part("Why", rule.why), part("Fix", rule.fix),
      code("Wrong", rule.example.wrong), code("Right", rule.example.right),
      part("Not reported", rule.silent),
      rule.options.isEmpty ? nil : "\(style("Options", .bold))\n\(rule.options.map(option).joined())",
    ]
    return parts.compactMap(\.self).joined(separator: "\n")
  }

  private func part(_ title: String, _ text: String) -> String {
    "\(style(title, .bold))\n\(TextLines.wrap(text, columns: columns, indentation: 2))\n"
  }

  private func code(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
    return "\(style(title, .bold))\n\(lines.joined())"
  }

  private func option(_ option: RuleOption) -> String {
    let value =
      switch option.value {
      case .number(let number, let allowed): "\(number), from \(allowed.lowerBound) to \(allowed.upperBound)"
      case .words(let words): "[\(words.joined(separator: ", "))]"
      case .flag(let flag): "\(flag)"
      }
    return TextLines.wrap(
      "\(option.name): \(option.explanation) (\(value))", columns: columns, indentation: 2) + "\n"
  }
}
