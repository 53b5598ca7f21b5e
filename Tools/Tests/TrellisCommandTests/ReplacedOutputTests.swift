#if SWIFT_SYNTAX
  import Foundation
  import TestSupport
  import Testing
  import ToolsTestSupport
  import TrellisKit

  @Suite(.bounded) struct `A file that a command writes` {
    private static let commands: [[String]] =
      ["table", "json", "dot", "mermaid", "svg"].map { ["graph", "--format", $0, "--output"] }
      + [["graph", "--level", "packages", "--output"]]
      + ["text", "json", "svg"].map { ["advise", "--format", $0, "--output"] }
      + ["text", "json", "sarif", "github", "xcode", "junit"].map {
        ["check", "--no-cache", "--no-fail", "--format", $0, "--output"]
      } + [["check", "--no-cache", "--write-baseline"]]

    private static let files = [
      "App/A.swift":
        "import Kit\nstruct Row: View {\n  var body: some View { Text(\"x\").animation(.default) }\n}\n",
      "Kit/K.swift": "let k = 1\n",
    ]

    @Test(arguments: commands)
    func `is replaced when it is one of the same kind, and never when it is something else`(words: [String])
      async throws
    {
      let folder = try TemporaryFolder(Self.files)
      for _ in 0..<2 {
        let output = try await TrellisExecutable.run(
          command: [TrellisExecutable.path] + words + [folder.path("result")], in: folder.root)
        #expect(output.code == 0, "\(output.errorText)")
      }
      let others = [
        "App/A.swift": Self.files["App/A.swift"] ?? "", "package.json": "{\n  \"name\": \"site\"\n}\n",
        "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", "notes.md": "# Notes\n\n1 file\n",
      ]
      for (path, text) in others {
        try folder.write(text, to: path)
        let output = try await TrellisExecutable.run(
          command: [TrellisExecutable.path] + words + [folder.path(path)], in: folder.root)
        #expect(output.code == 73)
        #expect(output.errorText.contains("can't be written: it is there and holds something else"))
        #expect(try folder.text(path) == text)
      }
    }
  }
#endif
