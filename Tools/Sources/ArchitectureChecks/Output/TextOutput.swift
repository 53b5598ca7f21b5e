import TrellisKit

/// A report as the compiler writes it.
struct TextOutput {
  let style: TerminalStyle

  func text(_ report: CheckReport) -> String {
    report.findings.map(text).joined() + style(ReportSummary.line(report), .bold) + "\n"
  }

  private func text(_ finding: Finding) -> String {
    let place = "\(finding.path.onOneLine):\(finding.span.start.line):\(finding.span.start.column):"
    let severity = style("\(finding.severity.rawValue):", finding.severity == .error ? .red : .yellow, .bold)
    let notes = finding.notes.map { note in
      "\(note.path.onOneLine):\(note.position.line):\(note.position.column): note: \(note.message.onOneLine)\n"
    }
    let message = finding.message.onOneLine
    let heading = "\(style(place, .bold)) \(severity) \(message) \(style("[\(finding.rule)]", .faint))\n"
    return heading + source(of: finding) + notes.joined()
  }

  /// The line of code, and below it what is meant. The code isn't changed, so that tabs are as wide in both lines.
  private func source(of finding: Finding) -> String {
    let number = "\(finding.span.start.line)"
    let margin = String(repeating: " ", count: number.count)
    let before = finding.span.start.column - 1
    guard !finding.line.isEmpty, before <= finding.line.utf8.count else { return "" }
    let code = Array(finding.line.utf8)
    let isOneLine = finding.span.end.line == finding.span.start.line
    let end = isOneLine ? min(finding.span.end.column - 1, code.count) : code.count
    let blanks = String(String(decoding: code[..<before], as: UTF8.self).map { $0 == "\t" ? "\t" : " " })
    let length = max(1, String(decoding: code[before..<max(before, end)], as: UTF8.self).count)
    let marker = "^" + String(repeating: "~", count: length - 1)
    return "\(number) | \(finding.line.visible)\n\(margin) | \(blanks)\(style(marker, .green))\n"
  }
}

extension String {
  /// The text with every control character but tabs made visible.
  fileprivate var visible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{FFFD}" : scalar
        }))
  }
}
