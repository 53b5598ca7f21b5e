import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite(.bounded) struct `The command trellis` {
  @Test(arguments: ["chekc", "--frobnicate", "\u{1B}[31m"])
  func `says what it doesn't know, and ends with 2`(word: String) async throws {
    let output = try await TrellisExecutable.run(word)
    #expect(output.code == 2)
    #expect(output.text.isEmpty)
    #expect(
      output.errorText.hasPrefix("trellis: unknown") && output.errorText.contains("See “trellis --help”"))
    #expect(!output.errorText.contains("\u{1B}"))
  }
}
