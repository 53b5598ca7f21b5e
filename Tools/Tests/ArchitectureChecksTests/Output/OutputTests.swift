import Foundation
import PackageModel
import SwiftSources
import TestSupport
import Testing
import TrellisKit

@testable import ArchitectureChecks

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(.bounded) struct `A report` {
  private static func finding(
    _ severity: Severity = .warning, path: String = "A b/É,:%.swift", message: String = "it's “so”, 100%\nno",
    line: Int = 3
  ) -> Finding {
    let start = SourcePosition(offset: 40, line: line, column: 9, utf16Column: 8)
    let end = SourcePosition(offset: 44, line: line, column: 13, utf16Column: 12)
    return Finding(
      rule: "formatter-in-body", severity: severity, path: path, span: SourceSpan(start: start, end: end),
      message: message, symbol: "Row.body", line: "\té = Date()")
  }

  private static func report(_ findings: [Finding]) -> CheckReport {
    var report = CheckReport()
    report.findings = findings
    report.fileCount = 7
    return report
  }

  private func text(_ format: OutputFormat, _ findings: [Finding]) throws -> String {
    try ReportWriter(report: Self.report(findings), root: "/root", style: .plain).text(format)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `is written as the compiler would`() throws {
    #expect(
      try text(.text, [Self.finding()]) == """
        A b/É,:%.swift:3:9: warning: it's “so”, 100%\u{FFFD}no [formatter-in-body]
        3 | \té = Date()
          | \t      ^~~~
        7 files checked: 1 warning

        """)
    #expect(try text(.text, []) == "7 files checked: nothing found\n")
  }

  @Test func `is written for Xcode with absolute paths`() throws {
    #expect(
      try text(.xcode, [Self.finding(.error, path: "A.swift")])
        == "/root/A.swift:3:9: error: it's “so”, 100%\u{FFFD}no (formatter-in-body)\n")
  }

  @Test func `is escaped for GitHub, errors first, with a summary at the end`() throws {
    let lines = try text(.github, [Self.finding(), Self.finding(.error)]).split(separator: "\n")
    #expect(
      lines[0] == """
        ::error file=A b/É%2C%3A%25.swift,line=3,endLine=3,col=8,endColumn=12,title=formatter-in-body::\
        it's “so”, 100%25%0Ano
        """)
    #expect(lines[1].hasPrefix("::warning "))
    #expect(lines[2] == "::notice title=trellis check::7 files checked: 1 error, 1 warning")
  }

  @Test func `is JSON with a fingerprint for each finding`() throws {
    let object = try json(try text(.json, [Self.finding(), Self.finding(line: 5)]))
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["line"] as? Int } == [3, 5])
    let fingerprints = findings.compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == 2)
    #expect(Set(fingerprints.map { $0.split(separator: ":")[0] }).count == 1)
    #expect((object["summary"] as? [String: Any])?["warnings"] as? Int == 2)
  }

  @Test func `is SARIF with relative paths, fingerprints and the pages of its rules`() throws {
    var report = Self.report([Self.finding(.error)])
    report.problems = [PathProblem(path: "B.swift", message: "is binary, not Swift")]
    let text = try ReportWriter(report: report, root: "/root", style: .plain).text(.sarif)
    #expect(!text.contains("/root"))
    let object = try json(text)
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require(
      (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let artifact = try #require(location["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "A%20b/%C3%89,%3A%25.swift")
    let region = try #require(location["region"] as? [String: Int])
    #expect(region == ["startLine": 3, "startColumn": 8, "endLine": 3, "endColumn": 12])
    #expect(result["level"] as? String == "error")
    #expect(
      (result["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]?.isEmpty == false)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["formatter-in-body"])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  @Test func `of more findings than GitHub takes keeps the most serious ones`() throws {
    let long = String(repeating: "x", count: 2 * SARIFOutput.longestText)
    let warnings = (0..<SARIFOutput.mostResults).map {
      Self.finding(message: $0 == 0 ? long : "x", line: $0 + 1)
    }
    let run = SARIFOutput.value(Self.report(warnings + [Self.finding(.error)]))["runs"]?[0]
    let results = run?["results"]
    #expect(results?[SARIFOutput.mostResults - 1] != nil && results?[SARIFOutput.mostResults] == nil)
    #expect(results?[0]?["level"] == "error")
    #expect(results?[1]?["message"]?["text"]?.length == SARIFOutput.longestText)
    let notifications = run?["invocations"]?[0]?["toolExecutionNotifications"]
    #expect(notifications?[0] != nil && notifications?[1] == nil)
  }

  @Test func `is JUnit with a failed test for each finding, and one that passed for none`() throws {
    let failed = try text(.junit, [Self.finding()])
    #expect(failed.contains("tests=\"1\" failures=\"1\""))
    #expect(failed.contains("100%&#10;no"))
    #expect(try text(.junit, []).contains("failures=\"0\""))
    for text in [failed, try text(.junit, [])] {
      #expect(XMLParser(data: Data(text.utf8)).parse())
    }
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  fileprivate var length: Int? {
    if case .string(let text) = self { text.count } else { nil }
  }

  fileprivate subscript(index: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }
}
