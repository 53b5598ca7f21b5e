import TestSupport
import Testing

@testable import TerminalShell

@Suite(.bounded) struct `Text to draw` {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("héllo", 5), ("e\u{301}", 1), ("漢字", 4), ("ｆｕｌｌ", 8), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇰", 2), ("❤️", 2), ("❤", 1),
    ("1️⃣", 2), ("☺︎", 1), ("ก้", 1), ("नि", 1), ("क्ष", 2), ("… · ± × →", 9), ("א", 1), ("\u{200B}", 0),
    ("\u{FEFF}a", 1), ("a\u{AD}b", 2), ("\u{301}", 1), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2),
  ])
  func `takes the cells that a terminal gives it`(_ text: String, _ width: Int) {
    #expect(SafeText(text).width == width)
  }

  @Test(arguments: [
    ("\u{1B}[31mred", "␛[31mred"), ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("a\u{0}b", "a␀b"),
    ("\u{7F}", "␡"), ("\u{9B}31m", "\u{FFFD}31m"), ("\u{85}", "\u{FFFD}"), ("a\tb", "a b"), ("a\r\nb", "a b"),
    ("a\nb", "a b"), ("\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}"),
    ("\u{202E}evil\u{202C}", "\u{FFFD}evil\u{FFFD}"),
    ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"), ("\u{200E}x\u{200F}", "x"), ("a\u{E0041}", "a"),
    ("\u{FFFE}", "\u{FFFD}"), ("\u{8}\u{8}", "␈␈"), ("a\u{200B}b", "ab"),
  ])
  func `shows what would act on the terminal`(_ text: String, _ drawn: String) {
    #expect(SafeText(text).string == drawn)
  }

  @Test func `never holds a control or a bidirectional override, whatever it is made of`() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for drawn in SafeText("a\(Character(scalar))b").string.unicodeScalars {
        #expect(drawn.value >= 0x20 && !(0x7F...0x9F).contains(drawn.value))
        #expect(!(0x2028...0x202E).contains(drawn.value) && !(0x2066...0x2069).contains(drawn.value))
      }
    }
  }

  @Test func `bounds the marks on a letter and the length`() {
    let piled = SafeText("a" + String(repeating: "\u{301}", count: 10_000))
    #expect(piled.width == 1)
    #expect(piled.string.unicodeScalars.count <= 16)
    #expect(SafeText(String(repeating: "x", count: 1_000_000)).width == SafeText.mostScalars + 1)
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "h"), ("漢字", 1, "…"), ("hello", 0, ""),
    ("漢字", 4, "漢字"), ("漢字", 3, "漢…"), ("漢字", 2, "…"), ("", 0, ""), ("ab", -1, ""),
  ])
  func `is cut with an ellipsis where there is room for one`(
    _ text: String, _ width: Int, _ expected: String
  ) {
    #expect(SafeText(text).truncated(to: width).string == expected)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 5, ["one", "two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("a  b", 2, ["a", "b"]), ("a\n\nb", 9, ["a", "", "b"]),
    ("a\r\nb", 9, ["a", "b"]), ("", 9, [""]), ("漢字漢字", 5, ["漢字", "漢字"]), ("a漢b", 2, ["a", "漢", "b"]),
    ("漢字", 1, ["漢", "字"]), ("  indented", 20, ["  indented"]), ("ab cd", 0, ["a", "b", "c", "d"]),
    ("word\u{1B}[2J", 20, ["word␛[2J"]), ("long-word here", 9, ["long-word", "here"]),
    ("trailing ", 8, ["trailing"]),
  ])
  func `is broken into lines`(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(LineBreaker.lines(of: text, width: width).map(\.string) == expected)
  }

  @Test func `is broken without losing or widening anything`() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("ab \n漢👍é-")
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
          alphabet.randomElement(using: &random)
        })
      let width = Int.random(in: 2...12, using: &random)
      let lines = LineBreaker.lines(of: text, width: width)
      #expect(lines.allSatisfy { $0.width <= width })
      let isVisible: (Character) -> Bool = { !$0.isWhitespace }
      #expect(lines.map(\.string).joined().filter(isVisible) == text.filter(isVisible))
    }
  }
}
