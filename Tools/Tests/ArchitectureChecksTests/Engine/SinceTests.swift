import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import ArchitectureChecks

@Suite(.bounded) struct `A check since a revision` {
  private static let lines =
    "struct R: View { var body: some View {\n  Text(\"x\").animation(.default)\n} }\n"

  @Test func `speaks of changed lines and new files alone`() async throws {
    let project = try TemporaryFolder.repository(["Old.swift": Self.lines, "With blank.swift": Self.lines])
    try project.write(Self.lines + Self.lines, to: "With blank.swift")
    try project.write(Self.lines, to: "New.swift")
    try project.write(Self.lines, to: "Committed.swift")
    try project.git("add", "Committed.swift")
    try project.git("commit", "-qm", "second")
    let report = try await project.report { $0.revision = "HEAD~1" }
    #expect(
      report.places == [
        "Committed.swift:2 animation-without-value", "New.swift:2 animation-without-value",
        "With blank.swift:5 animation-without-value",
      ])
    #expect(try await project.report { $0.revision = "HEAD" }.findings.count == 2)
  }

  @Test(arguments: ["none", "-x", "--output=/tmp/x", ""])
  func `that isn't there could not run`(_ revision: String) async throws {
    let project = try TemporaryFolder.repository(["A.swift": Self.lines])
    await #expect(throws: GitError.self) { try await project.report { $0.revision = revision } }
  }

  @Test func `needs git`() async throws {
    let project = try TemporaryFolder(["A.swift": Self.lines])
    await #expect(throws: GitError.self) { try await project.report { $0.revision = "HEAD" } }
    #expect(try await project.report().findings.count == 1)
  }
}
