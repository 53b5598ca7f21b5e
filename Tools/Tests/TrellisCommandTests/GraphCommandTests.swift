import Foundation
import Testing
import TrellisKit

@Suite struct `trellis graph, state-diagram and routes` {
  @Test func `read a folder without a manifest`() async throws {
    let folder = try Self.folder(["App/A.swift": "import Kit\nimport Foundation", "Kit/K.swift": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let table = try await TrellisExecutable.run("graph", folder)
    #expect(table.code == 0)
    #expect(table.text.contains("imports: Kit"))
    #expect(!table.text.contains("\u{1B}"))

    let picture = "\(folder)/graph.svg"
    let svg = try await TrellisExecutable.run("graph", folder, "--format=svg", "--output", picture)
    #expect(svg.code == 0 && svg.text.isEmpty)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<svg "))
  }

  @Test(arguments: [("state-diagram", "no table of states"), ("routes", "no coordinator and no deep link")])
  func `say that there is nothing, and that is no failure`(command: String, message: String) async throws {
    let folder = try Self.folder(["A.swift": "struct A {}"])
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let output = try await TrellisExecutable.run(command, folder)

    #expect(output.code == 0)
    #expect(output.text == "")
    #expect(output.errorText.contains(message))
  }

  @Test(arguments: [
    (["graph", "/nowhere/at/all"], "is no folder"), (["graph", "--format", "gif"], "--format is one of"),
    (["routes", ".", "."], "takes one folder"), (["state-diagram", "--nonsense"], "unknown option"),
  ])
  func `refuse what they can't do with a line that says why`(words: [String], message: String) async throws {
    let output = try await TrellisExecutable.run(["\(TrellisExecutable.folder)/trellis"] + words)

    #expect(output.code == 2)
    #expect(output.errorText.contains(message))
  }

  @Test(arguments: ["{", #"{"exclude": "x"}"#, #"{"exclude": ["["]}"#, #"{"targets": [{}]}"#])
  func `say what is wrong with a configuration`(text: String) async throws {
    let folder = try Self.folder(["A.swift": "", ".trellis.json": text])
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let output = try await TrellisExecutable.run("graph", folder)

    #expect(output.code == 2)
    #expect(output.errorText.contains(".trellis.json: "))
  }

  private static func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder.path
  }
}
