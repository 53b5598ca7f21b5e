import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

/// The executable that is built beside the tests; the root's build graph has none.
private let benchmark = TrellisExecutable.path.replacing(/trellis$/, with: "benchmark")

@Suite(.bounded, .enabled(if: FileManager.default.isExecutableFile(atPath: benchmark)))
struct `The command benchmark` {
  @Test(arguments: [
    [], ["nothing"], ["flow"], ["flow", "a", "b", "0"], ["check"], ["requests", "x"], ["generate"],
    ["measure", "nobody", "http://localhost"],
  ])
  func `ends a wrong command line with one line on what is wrong and one on how to go on`(words: [String])
    async throws
  {
    let output = try await TrellisExecutable.run(command: [benchmark] + words)
    #expect(output.code == 64)
    #expect(output.text.isEmpty)
    let lines = output.errorText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[0].hasPrefix("benchmark: ") && lines[2].isEmpty)
    #expect(lines[1] == "See “benchmark --help”.")
  }

  @Test func `puts a generated tree among no other files`() async throws {
    let folder = try TemporaryFolder(["Package.swift": "// mine\n"])
    let output = try await TrellisExecutable.run(command: [benchmark, "generate", folder.root, "10"])
    #expect(output.code == 2)
    #expect(output.errorText.contains("has something in it"))
    #expect(try folder.names() == ["Package.swift"])
  }
}
