import PackageModel
import TrellisKit

/// A report for other programs.
enum JSONOutput {
  static func value(_ report: CheckReport) -> JSONValue {
    let fingerprints = Fingerprints.of(report.findings)
    return .object([
      "version": 1,
      "findings": .array(zip(report.findings, fingerprints).map(finding)),
      "problems": .array(report.problems.map(problem)),
      "summary": .object([
        "files": .number(Double(report.fileCount)),
        "errors": .number(Double(report.findings.count { $0.severity == .error })),
        "warnings": .number(Double(report.findings.count { $0.severity == .warning })),
        "suppressed": .number(Double(report.suppressedCount)),
        "baseline": .number(Double(report.baselineCount)),
      ]),
    ])
  }

  private static func finding(_ finding: Finding, _ fingerprint: String) -> JSONValue {
    .object([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "path": .string(finding.path),
      "line": .number(Double(finding.span.start.line)),
      "column": .number(Double(finding.span.start.column)),
      "endLine": .number(Double(finding.span.end.line)),
      "endColumn": .number(Double(finding.span.end.column)),
      "message": .string(finding.message),
      "symbol": .string(finding.symbol),
      "canFix": .bool(!finding.fix.isEmpty),
      "fingerprint": .string(fingerprint),
    ])
  }

  private static func problem(_ problem: PathProblem) -> JSONValue {
    var members: [String: JSONValue] = ["path": .string(problem.path), "message": .string(problem.message)]
    if let line = problem.line { members["line"] = .number(Double(line)) }
    return .object(members)
  }
}
