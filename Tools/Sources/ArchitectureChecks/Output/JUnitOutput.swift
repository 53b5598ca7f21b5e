import TrellisKit

/// A report as JUnit has it: every rule a suite, every finding a test that failed.
enum JUnitOutput {
  static func report(_ report: CheckReport) -> JUnitReport {
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    guard !byRule.isEmpty else {
      return JUnitReport(
        suites: [("trellis check", [JUnitReport.Case(name: "nothing found", group: "trellis check")])])
    }
    return JUnitReport(
      suites: byRule.sorted { $0.key < $1.key }.map { rule, findings in
        (rule, findings.map(test))
      })
  }

  private static func test(_ finding: Finding) -> JUnitReport.Case {
    let place = "\(finding.path):\(finding.span.start.line):\(finding.span.start.column)"
    return JUnitReport.Case(
      name: place, group: finding.path,
      failure: (
        finding.message, "\(place): \(finding.severity.rawValue): \(finding.message)\n\(finding.line)"
      ))
  }
}
