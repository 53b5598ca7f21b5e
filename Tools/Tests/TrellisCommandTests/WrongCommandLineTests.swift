import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite(.bounded) struct `A wrong command line` {
  private static let wrong: [(command: String, words: [String])] =
    [
      ("", ["chekc"]), ("", ["--frobnicate"]), ("", ["\u{1B}[31m"]), ("", ["new"]),
      ("completions", ["tcsh"]), ("affected", []), ("affected", ["--all", "--nope"]), ("build", ["--nope"]),
      ("test", ["--jobs", "0"]), ("serve", ["--fault", "nonsense"]), ("serve", ["--host", "nowhere"]),
    ] + readingSwift

  #if SWIFT_SYNTAX
    private static let readingSwift: [(command: String, words: [String])] = [
      ("advise", ["--team", "none"]), ("check", ["--output"]), ("explain", ["no-such-rule"]),
      ("graph", ["--format", "gif"]), ("new app", []), ("new app", ["bookshop"]),
      ("new feature", ["A", "B"]),
      ("new feature", ["class"]), ("routes", [".", "."]), ("state-diagram", ["/nowhere/at/all"]),
    ]
  #else
    private static let readingSwift: [(command: String, words: [String])] = []
  #endif

  @Test(arguments: wrong)
  func `ends with one line on what is wrong and one on how to go on`(command: String, words: [String])
    async throws
  {
    let output = try await TrellisExecutable.run(command.split(separator: " ").map(String.init) + words)
    #expect(output.code == 64)
    #expect(output.text.isEmpty)
    let name = command.isEmpty ? "trellis" : "trellis \(command)"
    let lines = output.errorText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[0].hasPrefix("\(name): ") && lines[2].isEmpty, "\(output.errorText)")
    #expect(lines[1] == "See “\(name) --help”.")
    #expect(!output.errorText.contains("\u{1B}"))
  }
}
