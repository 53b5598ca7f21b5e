import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite(.bounded) struct `trellis graph, state-diagram and routes` {
  @Test func `read a folder without a manifest`() async throws {
    let folder = try TemporaryFolder(["App/A.swift": "import Kit\nimport Foundation", "Kit/K.swift": ""])

    let table = try await TrellisExecutable.run("graph", folder.root)
    #expect(table.code == 0)
    #expect(table.text.contains("imports: Kit"))
    #expect(!table.text.contains("\u{1B}"))

    let picture = folder.path("graph.svg")
    let svg = try await TrellisExecutable.run("graph", folder.root, "--format=svg", "--output", picture)
    #expect(svg.code == 0 && svg.text.isEmpty)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<svg "))
  }

  @Test(arguments: [("state-diagram", "no table of states"), ("routes", "no coordinator and no deep link")])
  func `say that there is nothing, and that is no failure`(command: String, message: String) async throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}"])

    let output = try await TrellisExecutable.run(command, folder.root)

    #expect(output.code == 0)
    #expect(output.text == "")
    #expect(output.errorText.contains(message))
  }

  @Test(arguments: [
    (["graph", "/nowhere/at/all"], "is no folder"), (["graph", "--format", "gif"], "--format is one of"),
    (["routes", ".", "."], "takes one folder"), (["state-diagram", "--nonsense"], "unknown option"),
  ])
  func `refuse what they can't do with a line that says why`(words: [String], message: String) async throws {
    let output = try await TrellisExecutable.run(words)

    #expect(output.code == 64)
    #expect(output.errorText.contains(message))
  }

  @Test(arguments: ["{", #"{"exclude": "x"}"#, #"{"exclude": ["["]}"#, #"{"targets": [{}]}"#])
  func `say what is wrong with a configuration`(text: String) async throws {
    let folder = try TemporaryFolder(["A.swift": "", ".trellis.json": text])

    let output = try await TrellisExecutable.run("graph", folder.root)

    #expect(output.code == 2)
    #expect(output.errorText.contains(".trellis.json: "))
  }
}
