import CompositionPreviewSupport
import Testing

@Suite struct `The command line of a preview` {
  @Test(arguments: [["x"], ["--nope", "y"], ["\u{1B}[31m"]])
  func `takes nothing, and says in one line what is wrong and in one how to go on`(words: [String])
    async throws
  {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [words] in
      PreviewCommandLine.check(["/some/FeedPreview"] + words)
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[0].hasPrefix("FeedPreview: ") && lines[2].isEmpty)
    #expect(lines[1] == "See “FeedPreview --help”.")
    #expect(!errors.contains("\u{1B}"))
  }

  @Test func `has help`() async throws {
    let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
      PreviewCommandLine.check(["/some/FeedPreview", "--help"])
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.hasPrefix("Usage: FeedPreview\n"))
  }
}
