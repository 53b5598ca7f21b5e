import Foundation
import TestSupport
import Testing

@testable import AppCore
@testable import FlowShell

@Suite(.bounded) struct `The documentation` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
  }

  @Test func `shows the legal moves as the table has them`() throws {
    #expect(try text("ARCHITECTURE.md").contains(AppState.transitions.mermaid(initial: .loading)))
  }

  @Test(arguments: ["README.md", "ARCHITECTURE.md"])
  func `names only files and folders that are there`(document: String) throws {
    let paths = try text(document).matches(of: /`((?:App|Packages|Tests|Tools)\/[A-Za-z0-9\/._+-]+)`/)
    try #require(!paths.isEmpty)
    for path in paths {
      let url = Self.root.appending(path: String(path.output.1))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path.output.1)")
    }
  }

  @Test @MainActor func `shows a flow that passes`() async throws {
    let readme = try text("README.md")
    let block = try #require(readme.firstMatch(of: /```\n(expect "Sign in"\n[^`]*)```/))
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    let script = try FlowScript(name: "README", source: String(block.output.1))
    let world = try ComposedFlowWorld(folder: folder)
    let result = await FlowRunner(world: world).run(script)
    await world.end()
    #expect(result.failedStep.map { FlowReport.failure($0) } == nil)
    try AppFixture.remove(folder)
  }

  @Test func `explains every step that a flow can have, with an example that is one`() throws {
    let rows = try text("README.md").matches(of: /(?m)^\| `([a-z-]+)([^`]*)` \|/)
    #expect(Set(rows.map { String($0.output.1) }) == Set(FlowCommand.verbs))
    for row in rows {
      let example = String(row.output.1 + row.output.2)
      #expect(throws: Never.self) { try FlowScript(name: example, source: example) }
    }
  }

  @Test func `names every package`() throws {
    let architecture = try text("ARCHITECTURE.md")
    for group in ["Core", "Domain", "Features", "Shells"] {
      let folder = Self.root.appending(path: "Packages/\(group)")
      for package in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        #expect(architecture.contains("    \(package)/"), "\(package)")
      }
    }
  }
}
