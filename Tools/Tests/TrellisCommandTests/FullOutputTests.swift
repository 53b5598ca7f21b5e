#if SWIFT_SYNTAX && os(Linux)
  import TestSupport
  import Testing
  import ToolsTestSupport
  import TrellisKit

  @Suite(.bounded) struct `A standard output that takes nothing` {
    @Test(arguments: [
      ["check", "--no-fail"], ["check", "--no-fail", "--format", "sarif"], ["graph"], ["advise"], ["explain"],
      ["affected", "--all"], ["completions", "bash"], ["--help"], ["check", "--help"],
      ["serve", "--list-faults"],
    ])
    func `is no success`(words: [String]) async throws {
      let packages = try SamplePackages([("Base", [])])
      let usual = try await packages.trellis(words)
      #expect(usual.code == 0 && !usual.output.isEmpty)
      let command = ([TrellisExecutable.path] + words).map(\.shellWord).joined(separator: " ")
      let full = try await TrellisExecutable.run(
        command: ["sh", "-c", "\(command) >/dev/full"], in: packages.root)
      #expect(full.code == 2)
    }
  }
#endif
