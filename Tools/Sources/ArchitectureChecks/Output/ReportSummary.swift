import TrellisKit

/// A report in one line.
enum ReportSummary {
  static func line(_ report: CheckReport) -> String {
    let errors = report.findings.count { $0.severity == .error }
    let warnings = report.findings.count - errors
    let counts = [
      count(errors, "error"), count(warnings, "warning"),
      report.suppressedCount > 0 ? "\(report.suppressedCount) suppressed" : nil,
      report.baselineCount > 0 ? "\(report.baselineCount) in the baseline" : nil,
      count(report.problems.count, "problem"),
    ].compactMap(\.self)
    return
      "\(counted(report.fileCount, "file")) checked: \(counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))"
  }

  private static func count(_ number: Int, _ word: String) -> String? {
    number == 0 ? nil : counted(number, word)
  }
}
