import Foundation
import Testing

@testable import DesignTokens

@Suite struct `A text style` {
  @Test(arguments: TextStyle.allCases, Array(zip(TextSize.allCases, TextSize.allCases.dropFirst())))
  func `grows with the text size`(style: TextStyle, neighbours: (TextSize, TextSize)) {
    let (smaller, larger) = neighbours
    #expect(style.size(at: smaller) < style.size(at: larger))
    #expect(style.lineHeight(at: smaller) < style.lineHeight(at: larger))
  }

  @Test(arguments: TextStyle.allCases, TextSize.allCases)
  func `can be read at every text size`(style: TextStyle, size: TextSize) {
    #expect(style.size(at: size) >= 11)
    #expect(style.lineHeight(at: size) > style.size(at: size))
    #expect((1...1000).contains(style.weight))
  }

  @Test(arguments: Array(zip(TextStyle.allCases, TextStyle.allCases.dropFirst())), TextSize.allCases)
  func `is never smaller than the one below it`(neighbours: (TextStyle, TextStyle), size: TextSize) {
    let (upper, lower) = neighbours
    #expect(upper.size(at: size) >= lower.size(at: size))
  }

  @Test func `has its designed measures at the medium size`() {
    #expect(TextStyle.largeTitle.size(at: .medium) == 34)
    #expect(TextStyle.largeTitle.lineHeight(at: .medium) == 34 * 1.2)
    #expect(TextStyle.largeTitle.letterSpacing(at: .extraLarge) == -0.4 * 1.5)
    #expect(TextStyle.largeTitle.weight == 700)
  }
}

@Suite struct `The text size` {
  @Test(arguments: [
    (TextSize.small, "small"), (.medium, "medium"), (.large, "large"), (.extraLarge, "extraLarge"),
  ])
  func `is stored by a name that does not change`(size: TextSize, name: String) throws {
    let stored = try JSONEncoder().encode([size])
    #expect(String(decoding: stored, as: UTF8.self) == "[\"\(name)\"]")
    #expect(try JSONDecoder().decode([TextSize].self, from: stored) == [size])
  }

  @Test func `leaves styles as they are when it is medium`() {
    #expect(TextSize.medium.scale == 1)
  }
}
