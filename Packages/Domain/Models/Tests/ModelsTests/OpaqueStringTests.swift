import Testing

@testable import Models

/// The first table has the examples of RFC 8265, section 4.3.
@Suite struct `A password as OpaqueString has it` {
  @Test(arguments: [
    ("correct horse battery staple", "correct horse battery staple"),
    ("Correct Horse Battery Staple", "Correct Horse Battery Staple"), ("πßå", "πßå"),
    ("Jack of ♦s", "Jack of ♦s"), ("foo\u{1680}bar", "foo bar"),
  ])
  func `is that of the standard's examples`(typed: String, expected: String) {
    expect(typed, expected)
  }

  @Test(arguments: [
    ("pässwörter", "pa\u{308}sswo\u{308}rter"), ("\u{C5}", "\u{212B}"), ("Ω", "\u{2126}"),
    ("ạ̇", "a\u{307}\u{323}"),
    ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"), ("각", "\u{AC00}\u{11A8}"),
    ("クボ", "クホ\u{3099}"),
    ("a b c d", "a\u{A0}b\u{3000}c\u{2003}d"), ("  ", "\u{2009}\u{202F}"),
    ("\u{915}\u{93C}", "\u{958}"), ("\u{5D9}\u{5B4}", "\u{FB1D}"),
  ])
  func `is the same however it is written`(expected: String, typed: String) {
    expect(typed, expected)
    expect(expected, expected)
  }

  @Test(arguments: [
    " leading and trailing ", "Ａ fullwidth", "ﬁ", "ᶜᵃᵖ", "CASE", "🙂🔑", "١٢٣", "۱۲۳", "l·l", "͵α", "א׳", "ア・イ",
    "か・・",
    "\u{915}\u{94D}\u{200D}", "\u{915}\u{94D}\u{200C}\u{937}", "می‌خواهم", "ẞß", "ʼn", "〇",
  ])
  func `keeps what it may have as it is`(text: String) {
    expect(text, text)
  }

  @Test(arguments: [
    "", "\t", "my cat is a \tby", "password\n", "a\0", "\u{7F}", "\u{85}", "a\u{AD}b", "a\u{200B}",
    "\u{200E}a",
    "a\u{202E}b", "\u{FEFF}a", "❤\u{FE0F}", "👩\u{200D}👩", "a\u{200D}b", "a\u{200C}b", "\u{2028}", "\u{2029}",
    "\u{E000}",
    "\u{FFFE}", "\u{378}", "\u{10FFFF}", "\u{1100}", "a\u{1161}", "\u{115F}", "\u{640}", "\u{302E}", "a·b",
    "·", "α͵",
    "a׳", "a・b", "・", "١۱", "\u{E0061}", "\u{34F}",
  ])
  func `is not what the standard forbids`(text: String) {
    #expect(OpaqueString.enforced(text) == nil)
    #expect((OpaqueString.problem(in: text) == nil) == text.isEmpty)
  }

  /// `==` takes texts for equal that only look alike.
  private func expect(_ typed: String, _ expected: String, _ location: SourceLocation = #_sourceLocation) {
    let scalars = OpaqueString.enforced(typed).map { Array($0.unicodeScalars) }
    #expect(scalars == Array(expected.unicodeScalars), sourceLocation: location)
  }
}
