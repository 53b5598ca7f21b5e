import SwiftSources
import Testing

struct `Lines and columns` {
  @Test(arguments: [
    ("", 0, 1, 1, 1), ("abc", 2, 1, 3, 3), ("a\nb", 2, 2, 1, 1), ("a\r\nb", 3, 2, 1, 1), ("a\rb", 2, 2, 1, 1),
    ("é!", 2, 1, 3, 2), ("👍🏽!", 8, 1, 9, 5), ("a\n", 2, 2, 1, 1), ("\n\n\n", 2, 3, 1, 1), ("ab", 99, 1, 3, 3),
  ])
  func `are those of the compiler and of editors`(
    _ text: String, _ offset: Int, _ line: Int, _ column: Int, _ utf16Column: Int
  ) {
    let position = SourceText(Array(text.utf8)).position(at: offset)
    #expect(position.line == line)
    #expect(position.column == column)
    #expect(position.utf16Column == utf16Column)
  }

  @Test func `are right far into a long line`() {
    let text = SourceText(Array(("x\n" + String(repeating: "é👍", count: 3000)).utf8))
    for count in [0, 1, 170, 171, 1000, 3000] {
      let position = text.position(at: 2 + count * 6)
      #expect(position.line == 2)
      #expect(position.utf16Column == 1 + count * 3)
    }
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("\n", 1)])
  func `are counted`(_ text: String, _ count: Int) {
    #expect(SourceText(Array(text.utf8)).lineCount == count)
  }

  @Test func `can be had without their line breaks`() {
    let text = SourceText(Array("a\r\nbé\n\nc".utf8))
    #expect((1...5).map { String(decoding: text.line($0), as: UTF8.self) } == ["a", "bé", "", "c", ""])
  }
}
