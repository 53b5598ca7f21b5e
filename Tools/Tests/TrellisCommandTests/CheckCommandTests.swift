#if SWIFT_SYNTAX
  import Foundation
  import TestSupport
  import Testing
  import ToolsTestSupport
  import TrellisKit

  @Suite(.bounded) struct `trellis check and explain` {
    private static let fault =
      "struct Row: View {\n  var body: some View { Text(\"x\").animation(.default) }\n}\n"

    /// Runs in a folder with files, and hands over what came of it and the folder.
    private func check(
      _ files: [String: String], _ words: [String],
      then look: (ChildProcess.Output, TemporaryFolder) throws -> Void
    ) async throws {
      let folder = try TemporaryFolder(files)
      let words = words.map { $0.replacing("FOLDER", with: folder.root) }
      try look(
        try await TrellisExecutable.run(["check", folder.root, "--cache", folder.path(".cache")] + words),
        folder)
    }

    @Test func `end with 1 for findings, and write them as the compiler does`() async throws {
      try await check(["A.swift": Self.fault], []) { output, _ in
        #expect(output.code == 1)
        #expect(output.text.hasPrefix("A.swift:2:35: warning: "))
        #expect(output.text.hasSuffix("1 file checked: 1 warning\n"))
        #expect(!output.text.contains("\u{1B}"))
        #expect(output.errorText.isEmpty)
      }
    }

    @Test func `end with 0 for none, or when told not to fail`() async throws {
      try await check(["A.swift": "let x = 1\n"], []) { output, _ in #expect(output.code == 0) }
      try await check(["A.swift": Self.fault], ["--no-fail"]) { output, _ in
        #expect(output.code == 0)
        #expect(output.text.contains("1 warning"))
      }
    }

    @Test func `say what can't be read on the standard error, and check the rest`() async throws {
      try await check(["A.swift": Self.fault, "B.swift": "\0\0"], []) { output, _ in
        #expect(output.code == 1)
        #expect(output.errorText == "B.swift:1: note: is binary, not Swift\n")
      }
    }

    @Test(arguments: [
      (["--format", "gif"], "--format is one of"), (["--jobs", "0"], "--jobs is a number"),
      (["--frobnicate"], "unknown option"), (["/nowhere/at/all"], "there is no"),
      (["--write-baseline", "x", "--since", "HEAD"], "whole project"), (["--output"], "needs a value"),
    ])
    func `end with 64 for a wrong command line, with a line that says why`(
      words: [String], message: String
    ) async throws {
      try await check(["A.swift": Self.fault], words) { output, _ in
        #expect(output.code == 64)
        #expect(output.text.isEmpty)
        #expect(output.errorText.contains(message))
      }
    }

    @Test(arguments: [(["--since", "HEAD"], "git"), (["--baseline", "FOLDER/none.json"], "baseline")])
    func `end with 2 when they can't run, with a line that says why`(
      words: [String], message: String
    ) async throws {
      try await check(["A.swift": Self.fault], words) { output, _ in
        #expect(output.code == 2)
        #expect(output.text.isEmpty)
        #expect(output.errorText.contains(message))
      }
    }

    @Test func `end with 2 for a configuration that can't be used`() async throws {
      try await check(["A.swift": Self.fault, ".trellis.json": "{"], []) { output, _ in
        #expect(output.code == 2)
        #expect(output.errorText.contains(".trellis.json"))
      }
    }

    @Test func `make a baseline only when asked, and then know it`() async throws {
      try await check(["A.swift": Self.fault], ["--write-baseline", "FOLDER/base.json"]) { output, folder in
        #expect(output.code == 0)
        let known = try ChildProcess([
          TrellisExecutable.path, "check", folder.root, "--no-cache", "--baseline", folder.path("base.json"),
        ]).run()
        #expect(known.code == 0)
        #expect(known.text.contains("1 in the baseline"))
      }
    }

    @Test func `put right what is certain, and report the rest`() async throws {
      let source =
        "struct V: View {\n  // trellis:disable:next long-body - old\n  @ObservedObject var model = Model()\n}\n"
      try await check(["A.swift": source, "B.swift": Self.fault], ["--fix"]) { output, folder in
        #expect(output.code == 1)
        #expect(output.errorText == "2 fixed\n")
        #expect(output.text.hasSuffix("2 files checked: 1 warning\n"))
        let fixed = try folder.text("A.swift")
        #expect(fixed == "struct V: View {\n  @StateObject var model = Model()\n}\n")
      }
    }

    @Test(arguments: ["json", "sarif", "github", "xcode", "junit", "text"])
    func `write every form to a file`(format: String) async throws {
      try await check(["A.swift": Self.fault], ["--format", format, "--output", "FOLDER/report"]) {
        output, folder in
        #expect(output.code == 1)
        #expect(output.text.isEmpty)
        let report = try folder.text("report")
        #expect(report.contains("animation-without-value"))
        #expect(report.contains(folder.root) == (format == "xcode"))
      }
    }

    @Test func `explain a rule, all rules, and no other`() async throws {
      let all = try await TrellisExecutable.run("explain")
      #expect(all.code == 0)
      let page = try await TrellisExecutable.run("explain", "formatter-in-body")
      #expect(page.code == 0)
      for part in ["What", "Why", "Fix", "Wrong", "Right", "Not reported"] {
        #expect(page.text.contains("\(part)\n"))
      }
      let unknown = try await TrellisExecutable.run("explain", "no-such-rule")
      #expect(unknown.code == 64)
      #expect(unknown.errorText.contains("there is no rule"))
    }

    @Test(arguments: ["check", "explain"])
    func `have help`(command: String) async throws {
      let output = try await TrellisExecutable.run(command, "--help")
      #expect(output.code == 0)
      #expect(output.text.hasPrefix("Usage: trellis \(command)"))
    }
  }
#endif
