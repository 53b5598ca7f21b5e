/// How a report is written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, xcode, junit
}
