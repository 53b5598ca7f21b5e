import TrellisKit

/// Writes a report in any form.
struct ReportWriter {
  let report: CheckReport
  /// The folder that paths are relative to.
  let root: String
  let style: TerminalStyle

  func text(_ format: OutputFormat) throws -> String {
    switch format {
    case .text: TextOutput(style: style).text(report)
    case .xcode: XcodeOutput(root: root).text(report)
    case .github: GitHubOutput.text(report)
    case .json: try JSONText.of(JSONOutput.value(report))
    case .sarif: try JSONText.of(SARIFOutput.value(report), isPretty: false)
    case .junit: JUnitOutput.report(report).xml
    }
  }
}
