import Testing
import TrellisKit

@testable import AffectedPackages

@Suite struct `The progress line` {
  private let line = ProgressLine(
    done: 3, total: 12, running: ["Networking", "Päckchen 😀"], detail: "[12/340] Compiling Foo\u{1B}[2J",
    elapsed: .seconds(75))

  @Test(arguments: 1...120)
  func `never reaches the edge of a terminal, and writes no control character`(columns: Int) {
    let text = line.text(columns: columns, style: .plain)
    let width = text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
    #expect(width < columns)
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test func `shows a bar, counts, names and the time`() {
    let line = ProgressLine(done: 1, total: 4, portion: 1, running: ["A"], detail: "x", elapsed: .seconds(2))
    #expect(line.text(columns: 60, style: .plain) == "[========>        ] 1/4 A: x 2.0 s")
    #expect(line.text(columns: 60, style: TerminalStyle(hasColor: true)).contains("\u{1B}[36m"))
    #expect(line.text(columns: 12, style: .plain) == "1/4 2.0 s")
    #expect(line.text(columns: 4, style: .plain) == "1/4")
    #expect(line.text(columns: 0, style: .plain) == "")
  }

  @Test func `is full at the end and for nothing at all`() {
    let full = ProgressLine(done: 2, total: 2, running: [], detail: "", elapsed: .zero)
    #expect(full.text(columns: 80, style: .plain).hasPrefix("[======================] 2/2"))
    #expect(
      ProgressLine(done: 0, total: 0, running: [], detail: "", elapsed: .zero).text(
        columns: 80, style: .plain) != "")
  }
}
