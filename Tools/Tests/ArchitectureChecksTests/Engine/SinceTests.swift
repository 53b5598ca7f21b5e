import Foundation
import Testing
import TrellisKit

@testable import ArchitectureChecks

struct `A check since a revision` {
  private static let lines =
    "struct R: View { var body: some View {\n  Text(\"x\").animation(.default)\n} }\n"

  private func git(_ words: String..., in project: TemporaryProject) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    let output = try ChildProcess(
      ["git"] + identity + words, in: project.root,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]
    ).run()
    try #require(output.code == 0, "\(output.errorText)")
  }

  private func repository(_ files: [String: String]) throws -> TemporaryProject {
    let project = try TemporaryProject(files)
    try git("init", "-q", "-b", "main", in: project)
    try git("add", "-A", in: project)
    try git("commit", "-qm", "first", in: project)
    return project
  }

  @Test func `speaks of changed lines and new files alone`() async throws {
    let project = try repository(["Old.swift": Self.lines, "With blank.swift": Self.lines])
    try project.write(Self.lines + Self.lines, to: "With blank.swift")
    try project.write(Self.lines, to: "New.swift")
    try project.write(Self.lines, to: "Committed.swift")
    try git("add", "Committed.swift", in: project)
    try git("commit", "-qm", "second", in: project)
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
    let project = try repository(["A.swift": Self.lines])
    await #expect(throws: GitError.self) { try await project.report { $0.revision = revision } }
  }

  @Test func `needs git`() async throws {
    let project = try TemporaryProject(["A.swift": Self.lines])
    await #expect(throws: GitError.self) { try await project.report { $0.revision = "HEAD" } }
    #expect(try await project.report().findings.count == 1)
  }
}
