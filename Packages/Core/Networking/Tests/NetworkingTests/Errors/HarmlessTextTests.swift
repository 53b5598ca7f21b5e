import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Text from a server` {
  @Test(arguments: [
    ("plain", "plain"), ("  a \t b\r\nc\u{2028}d  ", "a b c d"), ("\u{1B}[31mred\u{1B}[0m", "red"),
    ("\u{1B}[2J\u{1B}[Hgone", "gone"), ("\u{1B}]0;title\u{7}x", "]0;titlex"), ("a\u{9B}31mb", "a31mb"),
    ("a\0b\u{8}c\u{7F}", "abc"), ("\u{202E}txt.exe", "txt.exe"), ("\u{2066}a\u{2069}\u{200F}", "a"),
    ("a\u{200B}b\u{FEFF}", "ab"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("ü 日本", "ü 日本"), ("\u{1B}", ""), ("\u{1B}[", "["),
    ("a\u{1B}[31", "a[31"), ("\u{E0041}x", "x"),
  ])
  func `is made harmless`(text: String, harmless: String) {
    #expect(text.withoutControls == harmless)
  }

  @Test func `no control character of Unicode is left`() {
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .control else {
        continue
      }
      #expect("a\(Character(scalar))b".withoutControls.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      #expect(!"a\(Character(scalar))b".withoutControls.unicodeScalars.contains { 0x7F...0x9F ~= $0.value })
    }
  }
}
