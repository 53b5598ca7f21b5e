import TrellisKit

/// What is said at the end of a run.
struct RunSummary {
  let outcomes: [PackageOutcome]
  let duration: Duration
  let style: TerminalStyle
  /// Whether the output was shown before.
  let isVerbose: Bool

  var text: String {
    let failures = outcomes.filter(\.isFailure)
    let details = failures.map(details).joined()
    let isAllWell = outcomes.allSatisfy(\.isPassed)
    return details + (isAllWell ? "" : "\n\(table)") + "\n" + style(total, .bold) + "\n"
  }

  private func details(_ outcome: PackageOutcome) -> String {
    let heading =
      "\n\(style("── \(outcome.run.name.onOneLine)", .red, .bold)) \(outcome.run.command.text.onOneLine)\n"
    let excerpt = OutputExcerpt.text(of: outcome.output)
    let output = isVerbose || excerpt.isEmpty ? "" : excerpt.hasSuffix("\n") ? excerpt : excerpt + "\n"
    return heading + output + failedTests(outcome)
  }

  private func failedTests(_ outcome: PackageOutcome) -> String {
    let failed = outcome.tests.filter(\.isFailure)
    guard !failed.isEmpty else { return "" }
    let lines = failed.prefix(50).map { test in
      let issue = test.firstIssue.map { "    \($0.withoutControls.onOneLine)\n" } ?? ""
      return "  \("\(test.group) / \(test.name)".onOneLine)\n\(issue)"
    }
    let left = failed.count - 50
    return "Failed:\n" + lines.joined() + (left > 0 ? "  and \(left) more\n" : "")
  }

  private var table: String {
    let width = outcomes.map { $0.run.name.onOneLine.count }.max() ?? 0
    return outcomes.map { OutcomeLine($0, style: style, width: width).text + "\n" }.joined()
  }

  /// How many ended how.
  private var total: String {
    let skipped = outcomes.count { if case .skipped = $0.ending { true } else { false } }
    let counts: [(Int, String)] = [
      (outcomes.count(where: \.isPassed), "passed"), (outcomes.count(where: \.isFailure), "failed"),
      (skipped, "skipped"), (outcomes.count { $0.ending == .stopped }, "interrupted"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return
      "\(counted(outcomes.count, "package")) in \(DurationText.of(duration)): \(parts.isEmpty ? "nothing to do" : parts)"
  }
}
