#if SWIFT_SYNTAX
  import Foundation
  import TestSupport
  import Testing
  import ToolsTestSupport
  import TrellisKit

  @Suite(.bounded) struct `trellis advise` {
    private func advise(
      _ files: [String: String], _ words: [String],
      then look: (ChildProcess.Output, TemporaryFolder) throws -> Void
    ) async throws {
      let folder = try TemporaryFolder(files)
      let words = words.map { $0.replacing("FOLDER", with: folder.root) }
      try look(try await TrellisExecutable.run(["advise", folder.root] + words), folder)
    }

    private static let app = ["App/Feed/A.swift": "struct A {}\n", "App/Main.swift": "let a = A()\n"]

    @Test func `says what to do, from what, and where it can't see`() async throws {
      try await advise(Self.app, []) { output, _ in
        #expect(output.code == 0)
        #expect(output.text.contains("App: stay one module\n"))
        #expect(output.text.contains("2 lines, 2 files"))
        #expect(output.text.contains("There is no history ("))
        #expect(output.text.contains("Thresholds: since 2y, smallLines 5000"))
        #expect(!output.text.contains("\u{1B}"))
        #expect(output.errorText.isEmpty)
      }
    }

    @Test func `writes JSON and a picture`() async throws {
      try await advise(Self.app, ["--format", "json"]) { output, _ in
        let json = try JSONDecoder().decode([String: JSONValue].self, from: output.output)
        #expect(output.code == 0)
        #expect(json["version"] == 1)
        #expect(json.keys.sorted().contains("thresholds"))
      }
      try await advise(Self.app, ["--format=svg", "--output", "FOLDER/advice.svg"]) { output, folder in
        #expect(output.code == 0 && output.text.isEmpty)
        let picture = try folder.text("advice.svg")
        #expect(picture.hasPrefix("<svg "))
      }
    }

    @Test func `advises to split without a failure`() async throws {
      let words = ["--small-lines=1", "--large-lines=1", "--boundary-lines=1", "--surface-percent=100"]
      try await advise(Self.app, words) { output, _ in
        #expect(output.code == 0)
        #expect(output.text.contains("App: split here\n"))
        #expect(output.text.contains("Feed: 1 line, 1 file: App/Feed"))
        #expect(output.text.contains("App → Feed: 1 import, 1 type: A"))
      }
    }

    @Test(arguments: [
      (["--format", "gif"], "--format is one of"), (["--team", "none"], "--team is a number"),
      (["--since", "soon"], "--since is a time"), (["--frobnicate"], "unknown option"),
      (["."], "takes one folder"),
      (["--large-lines", "4999"], "smallLines (5000) is more than largeLines (4999)"),
    ])
    func `ends with 64 for a wrong command line, with a line that says why`(words: [String], message: String)
      async throws
    {
      try await advise(Self.app, words) { output, _ in
        #expect(output.code == 64)
        #expect(output.errorText.contains(message))
      }
    }

    @Test(arguments: [#"{"advise": {"tiny": 1}}"#, #"{"advise": {"team": -1}}"#, "{"])
    func `refuses a configuration that can't be`(text: String) async throws {
      try await advise(Self.app.merging([".trellis.json": text]) { $1 }, []) { output, _ in
        #expect(output.code == 2)
        #expect(output.errorText.contains(".trellis.json: "))
      }
    }

    @Test func `says what it can't read, and that there is nothing`() async throws {
      try await advise(["App/A.swift": "\0", "App/B.swift": "let b = 1\n"], []) { output, _ in
        #expect(output.code == 0)
        #expect(output.errorText.contains("App/A.swift:1: is binary"))
      }
      try await advise(["README.md": ""], []) { output, _ in
        #expect(output.code == 0)
        #expect(output.errorText.contains("there is no Swift source below"))
      }
    }
  }
#endif
