import PackageModel
import TrellisKit

/// What counts for one rule in a folder.
struct RuleSetting: Sendable, Equatable {
  /// Nil when the rule is off.
  var severity: Severity?
  var options: RuleOptions
  /// Where it is off.
  var excluded: [ScopedPattern] = []

  init(of description: RuleDescription) {
    severity = description.severity
    options = RuleOptions(of: description)
  }

  /// Takes over what a configuration says: `"off"`, a severity, or an object with `severity`, `exclude` and options.
  mutating func refine(_ value: JSONValue, folder: String) throws(RuleOptionError) {
    switch value {
    case .string(let word): try refine(severity: word)
    case .object(let members):
      var changes = members
      if let severity = changes.removeValue(forKey: "severity") {
        guard case .string(let word) = severity else { throw RuleOptionError("“severity” is a text") }
        try refine(severity: word)
      }
      if let patterns = changes.removeValue(forKey: "exclude") {
        do {
          excluded += try ScopedPattern.list(patterns, folder: folder)
        } catch {
          throw RuleOptionError(error.description)
        }
      }
      options = try RuleOptions(changes, over: options)
    default: throw RuleOptionError("is “off”, “warning”, “error”, or an object")
    }
  }

  private mutating func refine(severity word: String) throws(RuleOptionError) {
    guard word != "off" else {
      severity = nil
      return
    }
    guard let severity = Severity(rawValue: word) else {
      throw RuleOptionError("is “off”, “warning” or “error”, not “\(word)”")
    }
    self.severity = severity
  }
}
