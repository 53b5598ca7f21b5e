import TrellisKit

/// How a report is written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, xcode, junit

  /// Whether a file holds a report in one of these forms.
  static func isReport(_ file: FileEnds) -> Bool {
    let start = file.beginning
    return start.hasPrefix("{\n  \"findings\" : ")
      || start.hasPrefix("{\"$schema\":\"\(SARIFOutput.schema)\"")
      || JUnitReport.isBeginning(start) || file.lastLine.hasPrefix("::notice title=trellis check::")
      || file.lastLine.contains(/^\d+ files? checked:/)
      || file.lastLine.contains(/^\/.*:\d+:\d+: (warning|error): .* \([a-z-]+\)$/)
  }
}
