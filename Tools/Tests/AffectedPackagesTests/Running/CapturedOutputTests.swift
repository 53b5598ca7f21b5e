import Foundation
import TestSupport
import Testing

@testable import AffectedPackages

@Suite(.bounded) struct `Output` {
  @Test func `is kept whole while it is short`() {
    var output = CapturedOutput(limit: 100)
    output.append(Data("one\n".utf8))
    output.append(Data([0xFF, 0x0A]))
    #expect(output.text == "one\n\u{FFFD}\n")
  }

  @Test func `keeps its beginning and its end when it is long, and says what is missing`() {
    var output = CapturedOutput(limit: 100)
    output.append(Data("first".utf8))
    for _ in 0..<1000 { output.append(Data("0123456789".utf8)) }
    output.append(Data("last".utf8))
    #expect(output.text.hasPrefix("first") && output.text.hasSuffix("last"))
    #expect(output.text.utf8.count < 400)
    #expect(output.text.contains("bytes are left out"))
  }

  @Test func `is taken apart into lines wherever its pieces end`() {
    let text = "one\ntwo\n\nthree"
    for size in 1...text.utf8.count {
      var lines = OutputLines()
      var seen: [String] = []
      var rest = Data(text.utf8)
      while !rest.isEmpty {
        seen += lines.take(rest.prefix(size))
        rest = Data(rest.dropFirst(size))
      }
      #expect(seen == ["one", "two", ""])
      #expect(lines.finish() == ["three"] && lines.finish() == [])
    }
  }

  @Test func `has no line that fills the memory`() {
    var lines = OutputLines()
    for _ in 0..<100 { _ = lines.take(Data(repeating: 65, count: 10_000)) }
    #expect(lines.take(Data("\n".utf8)).first?.count == 8192)
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("a\u{7}b", "a\u{FFFD}b"), ("tab\tline\r\n", "tab\tline\n"),
    ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"), ("\u{9B}2J", "\u{FFFD}2J"), ("\u{1B}[", ""),
    ("\u{1B}[12;", ""), ("ü😀", "ü😀"),
  ])
  func `does nothing to a terminal`(text: String, expected: String) {
    #expect(text.withoutControls == expected)
  }

  @Test func `is shown without what went well`() {
    let output = """
      [1/9] Compiling A
      Build complete! (1 s)
      ◇ Test run started.
      ✔ Test a() passed after 0.001 seconds.
      Test Case 'T.a' started at 1
      Test Case 'T.a' passed (0.1 seconds)
      ✘ Test b() failed after 0.001 seconds with 1 issue.
      """
    #expect(
      OutputExcerpt.text(of: output)
        == "Build complete! (1 s)\n✘ Test b() failed after 0.001 seconds with 1 issue.")
    let long = (0..<5000).map { "line \($0)" }.joined(separator: "\n")
    let lines = OutputExcerpt.text(of: long).split(separator: "\n")
    #expect(lines.count == OutputExcerpt.mostLines + 1 && lines.last == "line 4999")
    #expect(lines.contains { $0.contains("4600 lines are left out") })
  }
}
