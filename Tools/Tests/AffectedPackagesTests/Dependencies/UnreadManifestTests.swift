import PackageModel
import Testing

@testable import AffectedPackages

@Suite struct `A manifest that can't be read` {
  @Test func `makes everything count, itself too`() throws {
    let project = try AffectedProject([.sample("A"), .sample("B")], unread: ["Broken"])
    #expect(project.ways("A/Sources/A/A.swift") == ["A": ["A"], "B": ["all"], "Broken": ["all"]])
    let report = project.report(
      ChangedFiles(["A/Sources/A/A.swift"], in: "/nowhere", root: "/nowhere", comparison: ""))
    #expect(AffectedText(report: report, style: .plain).text.contains("manifest of Broken can't be read"))
  }

  @Test func `is no reason to test when nothing has changed`() throws {
    #expect(try AffectedProject([.sample("A")], unread: ["Broken"]).ways().isEmpty)
  }
}
