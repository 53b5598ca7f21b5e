/// A report as commands of GitHub Actions, which become annotations of the changed files. GitHub shows ten errors and ten
/// warnings of a step, so that errors come first and a summary says how many there are.
///
/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
enum GitHubOutput {
  static func text(_ report: CheckReport) -> String {
    let findings =
      report.findings.filter { $0.severity == .error } + report.findings.filter { $0.severity == .warning }
    return findings.map(command).joined()
      + "::notice title=trellis check::\(data(ReportSummary.line(report)))\n"
  }

  private static func command(_ finding: Finding) -> String {
    let start = finding.span.start
    let end = finding.span.end
    var properties = [("file", finding.path), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
    // Columns of several lines are refused.
    if start.line == end.line {
      properties += [("col", "\(start.utf16Column)"), ("endColumn", "\(end.utf16Column)")]
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(finding.severity.rawValue) \(list)::\(data(finding.message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
