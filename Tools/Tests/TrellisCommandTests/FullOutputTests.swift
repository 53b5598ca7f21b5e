#if SWIFT_SYNTAX && os(Linux)
  import TestSupport
  import Testing
  import ToolsTestSupport
  import TrellisKit

  @Suite(.bounded) struct `A standard output that takes nothing` {
    @Test(arguments: [
      ["check", "--no-fail"], ["check", "--no-fail", "--format", "sarif"], ["graph"], ["advise"], ["explain"],
      ["affected", "--all"], ["completions", "bash"], ["--help"], ["check", "--help"],
      ["serve", "--list-faults"], ["test", "--dry-run"], ["new", "feature", "--help"],
    ])
    func `is no success, and the reason is told`(words: [String]) async throws {
      let packages = try SamplePackages([("Base", [])])
      let usual = try await packages.trellis(words)
      #expect(usual.code == 0 && !usual.output.isEmpty)
      let command = ([TrellisExecutable.path] + words).map(\.shellWord).joined(separator: " ")
      let full = try await TrellisExecutable.run(
        command: ["sh", "-c", "\(command) >/dev/full"], in: packages.root, environment: packages.environment)
      #expect(full.code == 74)
      let name =
        words[0].hasPrefix("-") ? "trellis" : "trellis \(words.prefix { !$0.hasPrefix("-") }.first ?? "")"
      #expect(full.errorText.hasPrefix(name), "\(full.errorText)")
      #expect(full.errorText.hasSuffix(": the standard output can't be written: the disc is full\n"))
    }

    @Test func `is none for the server either, which doesn't begin then`() async throws {
      let full = try await TrellisExecutable.run(
        command: ["sh", "-c", "\(TrellisExecutable.path.shellWord) serve --port 0 >/dev/full"])
      #expect(full.code == 74)
      #expect(full.errorText == "trellis serve: the standard output can't be written: the disc is full\n")
    }

    @Test func `needs no word when only nobody reads it any more`() async throws {
      let gone = try await TrellisExecutable.run(
        command: ["sh", "-c", "{ \(TrellisExecutable.path.shellWord) explain; echo $? >&2; } | true"])
      #expect(["0\n", "74\n"].contains(gone.errorText))
    }
  }
#endif
