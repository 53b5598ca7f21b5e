import Testing
import TrellisKit

@Suite struct `Text for a terminal` {
  @Test func `is broken between words and keeps its own line breaks`() {
    #expect(TextLines.wrap("one two three\nfour", columns: 7) == "one two\nthree\nfour")
    #expect(TextLines.wrap("one two", columns: 6, indentation: 2) == "  one\n  two")
    #expect(TextLines.wrap("incomprehensible word", columns: 4) == "incomprehensible\nword")
  }

  @Test func `shows what comes from outside without control characters, and not for ever`() {
    #expect("a\u{1B}[31m\nb".onOneLine == "a\u{FFFD}[31m\u{FFFD}b")
    #expect(String(repeating: "x", count: 1000).onOneLine.count == 300)
  }

  @Test func `has no colour where none is wanted`() {
    #expect(TerminalStyle.plain("x", .bold) == "x")
    #expect(TerminalStyle(hasColor: true)("x", .bold).contains("\u{1B}["))
  }
}
