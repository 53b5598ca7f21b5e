import Foundation
import TrellisKit

/// A report in the Static Analysis Results Interchange Format 2.1.0, within the limits of GitHub's code scanning.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
/// https://docs.github.com/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit
enum SARIFOutput {
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// More results of a run are refused by GitHub.
  static let mostResults = 25_000
  /// GitHub takes these in, the most serious first, and says so only in its log.
  static let mostShown = 5_000
  /// Of a file, packed with gzip; what is longer in a text is cut, so that 25,000 results stay far below.
  static let longestText = 1_000

  static func value(_ report: CheckReport) -> JSONValue {
    let ranked =
      report.findings.filter { $0.severity == .error } + report.findings.filter { $0.severity == .warning }
    let shown = ranked.prefix(mostResults)
    let rules = Array(Set(shown.map(\.rule))).sorted()
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let results = zip(shown, Fingerprints.of(Array(shown))).map { finding, fingerprint in
      SARIFResult.value(finding, ruleIndex: indices[finding.rule] ?? 0, fingerprint: fingerprint)
    }
    let run: JSONValue = [
      "tool": ["driver": driver(rules)],
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": [
        SARIFResult.baseID: ["description": ["text": "The root of the repository."]]
      ],
      "results": .array(results),
      "invocations": [
        [
          "executionSuccessful": true,
          "toolExecutionNotifications": .array(notifications(report)),
        ]
      ],
    ]
    return [
      "$schema": .string(schema),
      "version": "2.1.0",
      "runs": [run],
    ]
  }

  private static func driver(_ ids: [String]) -> JSONValue {
    let rules = ids.compactMap { RuleCatalog.byID[$0]?.description }
    return ["name": "trellis check", "semanticVersion": "0.1.0", "rules": .array(rules.map(rule))]
  }

  private static func rule(_ rule: RuleDescription) -> JSONValue {
    let help = RulePage(rule, .plain, 100).text
    return [
      "id": .string(rule.id),
      "shortDescription": ["text": .string(rule.title)],
      "fullDescription": ["text": .string(rule.what)],
      "help": ["text": .string(help)],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "properties": ["tags": [.string(rule.category.rawValue)]],
    ]
  }

  /// What a person has to know of the limits; nil when none is reached.
  static func limitNotice(_ report: CheckReport) -> String? {
    let count = report.findings.count
    guard count > mostShown else { return nil }
    let left = count > mostResults ? "; \(count - mostResults) less serious ones are left out" : ""
    return "GitHub shows the \(mostShown) most serious of \(count) findings\(left)"
  }

  private static func notifications(_ report: CheckReport) -> [JSONValue] {
    let limits: [JSONValue] =
      limitNotice(report).map { [["level": "warning", "message": ["text": .string($0)]]] } ?? []
    return limits
      + report.problems.prefix(1000).map { problem in
        let text = "\(problem.path) \(problem.message)".onOneLine
        var notification: [String: JSONValue] = [
          "level": "warning", "message": ["text": .string(String(text.prefix(longestText)))],
        ]
        if !problem.path.isEmpty {
          notification["locations"] = [
            ["physicalLocation": ["artifactLocation": SARIFResult.artifact(problem.path)]]
          ]
        }
        return .object(notification)
      }
  }
}
