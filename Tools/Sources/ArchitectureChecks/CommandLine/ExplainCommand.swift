import TrellisKit

/// `trellis explain`.
public struct ExplainCommand: Command {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "explain", summary: "say what a rule is about, or list all rules", operands: "[RULE]")

  private let rule: (any Rule.Type)?

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    guard let id = words.operands.first else {
      rule = nil
      return
    }
    guard words.operands.count == 1 else { throw UsageError("explain takes one rule") }
    guard let rule = RuleCatalog.byID[id] else {
      let question = Suggestion.question(for: id, in: RuleCatalog.byID.keys)
      let advice = question.isEmpty ? "; “trellis explain” lists all" : question
      throw UsageError("there is no rule “\(id)”\(advice)")
    }
    self.rule = rule
  }

  /// Prints the page of the rule, or the list.
  ///
  /// - Returns: 0.
  public func run() async throws -> Int32 {
    let style = TerminalStyle(for: .output)
    let columns = min(100, TerminalWidth.columns(of: .output))
    let text = rule.map { RulePage($0.description, style, columns).text } ?? RuleList.text(style)
    try StandardStream.write(text)
    return 0
  }
}
