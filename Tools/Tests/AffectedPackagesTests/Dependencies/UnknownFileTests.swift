import PackageModel
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import AffectedPackages

@Suite struct `A file in no target` {
  private let packages: [WorkspacePackage] = [.sample(""), .sample("Lib/Base"), .sample("Lib/Other")]

  private func project(_ configuration: String?) throws -> (AffectedProject, TemporaryFolder) {
    let folder = try TemporaryFolder()
    if let configuration { try folder.write(configuration, to: ".trellis.json") }
    return (try AffectedProject(packages, root: folder.root), folder)
  }

  @Test(arguments: ["Makefile", "ci/run", "Sources", "Lib/notes.txt"])
  func `counts for everything when nothing maps it, and that is said`(path: String) throws {
    let (project, folder) = try project(nil)
    let report = project.report(
      ChangedFiles([path], in: folder.root, root: folder.root, comparison: "test"))
    #expect(report.isEverything)
    #expect(report.packages.count == 3)
    #expect(AffectedText(report: report, style: .plain).text.contains("doesn't map it: everything counts"))
  }

  @Test(arguments: [
    ("Flows/a.flow", ["Root"]), ("Flows/deep/b.flow", ["Root"]), ("README.md", []),
    ("Lib/Base/README.md", []), ("ci/run", ["Base", "Other", "Root"]), ("data/x.json", ["Base", "Other"]),
    ("Lib/Other/notes.txt", ["Base"]), ("CHANGES.md", ["Root"]),
  ])
  func `counts for what the configuration says, by name or folder`(path: String, names: [String]) throws {
    let (project, _) = try project(
      """
      {"affected": {"paths": {
        "Flows/**": ["Root"], "*.md": [], "/CHANGES.md": ["."], "ci": ["*"],
        "data/*.json": ["Base", "./Lib/Other/"], "Lib/Other/notes.txt": ["Base"]
      }}}
      """)
    #expect(project.ways(path).keys.sorted() == names)
  }

  @Test func `may be in a target besides, which counts then too`() throws {
    let (project, _) = try project(
      #"{"affected": {"paths": {"Lib/Base/**": [], "**/shared.json": ["Other"]}}}"#)
    #expect(Set(project.ways("Lib/Base/Sources/Base/A.swift").keys) == ["Base"])
    #expect(Set(project.ways("Lib/Base/Sources/Base/shared.json").keys) == ["Base", "Other"])
    #expect(project.ways("Lib/Base/Package.swift").keys.contains("Base"))
  }

  @Test(arguments: [
    (#"{"affected": {"paths": {"*": ["Bse"]}}}"#, "there is no package “Bse”"),
    (#"{"affected": {"paths": {"[": []}}}"#, "“[”"), (#"{"affected": {}}"#, "“paths” is missing"),
    (#"{"affected": {"paths": {"*": "Base"}}}"#, "affected"), ("{", "is no JSON object"),
  ])
  func `is not mapped by a configuration that can't be right`(text: String, message: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try project(text) }
    #expect(error.description.contains(message))
    #expect(error.description.contains(".trellis.json"))
  }

  @Test func `outside of the project counts for nothing, and that is said`() throws {
    let (project, _) = try project(nil)
    #expect(project.ways("/elsewhere/x").isEmpty)
  }
}
