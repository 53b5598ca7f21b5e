import TestSupport
import Testing
import TrellisKit

@Suite(.bounded) struct `A word of a shell` {
  @Test(arguments: [
    "plain", "Packages/Core", "", "two words", "it's", "$(rm -rf x)", "`x`", "\"q\"", "a\nb", "*", "~", "é",
    "-x", "a;b", "\\",
  ])
  func `is what the shell takes it for`(word: String) async throws {
    let output = try await ChildProcess(["sh", "-c", "printf '%s' \(word.shellWord)"]).text()
    #expect(output == word)
  }

  @Test func `is left alone when it is plain`() {
    #expect("Packages/Core-1_2.x".shellWord == "Packages/Core-1_2.x")
    #expect("two words".shellWord == "'two words'")
  }
}

extension ChildProcess {
  /// All that it writes.
  fileprivate func text() async throws -> String {
    let stream = AsyncStream.makeStream(of: String.self)
    _ = try await follow { stream.continuation.yield(String(decoding: $0, as: UTF8.self)) }
    stream.continuation.finish()
    var all = ""
    for await part in stream.stream { all += part }
    return all
  }
}
