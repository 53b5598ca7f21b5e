import TrellisKit

/// A report that Xcode shows in its editor: one line for each finding, with absolute paths.
struct XcodeOutput {
  let root: String

  func text(_ report: CheckReport) -> String {
    report.findings.map { finding in
      let place = "\(root)/\(finding.path):\(finding.span.start.line):\(finding.span.start.column)"
      return
        "\(place.onOneLine): \(finding.severity.rawValue): \(finding.message.onOneLine) (\(finding.rule))\n"
    }.joined()
  }
}
