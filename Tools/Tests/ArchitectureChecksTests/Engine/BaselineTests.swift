import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import ArchitectureChecks

@Suite(.bounded) struct `A baseline` {
  private func baseline(of project: TemporaryFolder) async throws -> Baseline {
    let path = project.path("baseline.json")
    try BaselineFile.write(Baseline(of: try await project.report().findings), to: path)
    return try BaselineFile.read(path)
  }

  private func unknown(_ baseline: Baseline, in project: TemporaryFolder) async throws -> [String] {
    var report = try await project.report()
    report.leaveOut(baseline)
    return report.places
  }

  @Test func `knows findings whose lines have moved or are indented differently`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty()])
    let baseline = try await baseline(of: project)
    try project.write(.faulty(after: "// more\n\n").replacing("  var", with: "\t   var"), to: "A.swift")
    #expect(try await unknown(baseline, in: project).isEmpty)
  }

  @Test func `knows findings after the checkout has moved`() async throws {
    let project = try TemporaryFolder(["A/A.swift": .faulty()])
    let baseline = try await baseline(of: project)
    let moved = try TemporaryFolder(["A/A.swift": .faulty()])
    #expect(try await unknown(baseline, in: moved).isEmpty)
  }

  @Test func `says neither lines nor where the checkout is`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty(after: String(repeating: "\n", count: 4710))])
    _ = try await baseline(of: project)
    let text = try project.text("baseline.json")
    #expect(!text.contains("4712"))
    #expect(!text.contains(project.root))
  }

  @Test func `doesn't know another rule, file, symbol or text`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty()])
    let baseline = try await baseline(of: project)
    try project.write(.faulty(), to: "B.swift")
    #expect(try await unknown(baseline, in: project) == ["B.swift:2 animation-without-value"])
    try FileManager.default.removeItem(atPath: project.path("B.swift"))
    try project.write(.faulty().replacing("Row", with: "Other"), to: "A.swift")
    #expect(try await unknown(baseline, in: project).count == 1)
    try project.write(.faulty().replacing("\"x\"", with: "\"y\""), to: "A.swift")
    #expect(try await unknown(baseline, in: project).count == 1)
  }

  @Test func `knows as many equal findings as there were`() async throws {
    let line = "  Text(\"x\").animation(.default)\n"
    func source(_ count: Int) -> String {
      "struct R: View { var body: some View {\n\(String(repeating: line, count: count))} }\n"
    }
    let project = try TemporaryFolder(["A.swift": source(2)])
    let baseline = try await baseline(of: project)
    try project.write(source(3), to: "A.swift")
    #expect(try await unknown(baseline, in: project).count == 1)
    try project.write(source(1), to: "A.swift")
    #expect(try await unknown(baseline, in: project).isEmpty)
  }

  @Test func `is the same text for the same findings`() async throws {
    let project = try TemporaryFolder(["B.swift": .faulty(), "A.swift": .faulty()])
    _ = try await baseline(of: project)
    let first = try project.text("baseline.json")
    _ = try await baseline(of: project)
    #expect(try project.text("baseline.json") == first)
  }

  @Test(arguments: ["", "{}", "[]", #"{"version": 2, "findings": []}"#, #"{"version": 1, "findings": [{}]}"#])
  func `that can't be read stops the check`(_ text: String) throws {
    let project = try TemporaryFolder(["baseline.json": text])
    #expect(throws: ConfigurationError.self) { try BaselineFile.read(project.path("baseline.json")) }
    #expect(throws: ConfigurationError.self) { try BaselineFile.read(project.path("none.json")) }
  }
}
