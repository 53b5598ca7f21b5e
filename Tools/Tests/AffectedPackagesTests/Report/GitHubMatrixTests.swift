import Foundation
import PackageModel
import Testing
import TrellisKit

@testable import AffectedPackages

@Suite struct `A matrix for GitHub` {
  private func outputs(_ project: AffectedProject, _ changes: [String]?) throws -> [String: String] {
    let files = changes.map { ChangedFiles($0, in: project.root, root: project.root, comparison: "") }
    let lines = try GitHubMatrix(project.report(files)).text().split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        return (parts[0], parts[1])
      })
  }

  @Test func `without a job says so, since GitHub refuses it`() throws {
    let outputs = try outputs(AffectedProject([.sample("A")]), [])
    #expect(outputs == ["any": "false", "matrix": #"{"include":[]}"#])
  }

  @Test func `has a job for each package, dependencies first`() throws {
    let project = try AffectedProject([
      .sample(""), .sample("A", needs: ["B"]), .sample("B"),
      WorkspacePackage(
        name: "B", folder: "Other/B",
        targets: [WorkspaceTarget(name: "B", kind: .executable, folder: "Other/B/Sources/B")]),
    ])
    let outputs = try outputs(project, nil)
    #expect(outputs["any"] == "true")
    let jobs = try JSONDecoder().decode(
      [String: [[String: String]]].self, from: Data((outputs["matrix"] ?? "").utf8))
    #expect(
      jobs["include"] == [
        ["name": "Root", "folder": ".", "command": "test"],
        ["name": "B (B)", "folder": "B", "command": "test"],
        ["name": "A", "folder": "A", "command": "test"],
        ["name": "B (Other/B)", "folder": "Other/B", "command": "build"],
      ])
  }

  @Test func `keeps line breaks out of the lines`() throws {
    let outputs = try outputs(AffectedProject([.sample("evil\nany=false\r\u{2028}")]), nil)
    #expect(outputs.keys.sorted() == ["any", "matrix"] && outputs["any"] == "true")
  }

  @Test func `has no more jobs than GitHub takes`() throws {
    let fits = try AffectedProject((0..<256).map { .sample("P\($0)") })
    #expect(try outputs(fits, nil)["any"] == "true")
    let tooMany = try AffectedProject((0..<257).map { .sample("P\($0)") })
    let error = #expect(throws: UsageError.self) { try outputs(tooMany, nil) }
    #expect(error?.description.contains("trellis test") == true)
  }
}
