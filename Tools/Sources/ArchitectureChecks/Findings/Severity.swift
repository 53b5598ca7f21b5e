/// How serious a finding is.
enum Severity: String, Sendable, Codable, Comparable {
  case warning, error

  static func < (left: Severity, right: Severity) -> Bool {
    left == .warning && right == .error
  }
}
