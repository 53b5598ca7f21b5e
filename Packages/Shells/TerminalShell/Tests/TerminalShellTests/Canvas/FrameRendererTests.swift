import DesignTokens
import TestSupport
import Testing

@testable import TerminalShell
@testable import TerminalShellTestSupport

@Suite(.bounded) struct `A frame renderer` {
  private static let traits = TerminalTraits(environment: [
    "TERM": "xterm-256color", "COLORTERM": "truecolor",
  ])
  private let palette = Palette(scheme: .dark, depth: .direct)

  private func canvas(_ lines: [String], columns: Int, rows: Int) -> Canvas {
    var canvas = Canvas(size: TerminalSize(columns: columns, rows: rows))
    for (row, line) in lines.enumerated() {
      canvas.draw(SafeText(line), at: CellPosition(column: 0, row: row), .plain)
    }
    return canvas
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  @Test func `writes nothing for a frame that is shown already`() {
    var renderer = FrameRenderer(traits: Self.traits)
    let frame = canvas(["hello"], columns: 20, rows: 3)
    #expect(!renderer.render(frame, caret: nil, palette: palette).isEmpty)
    #expect(renderer.render(frame, caret: nil, palette: palette).isEmpty)
  }

  @Test func `writes only what differs`() {
    var renderer = FrameRenderer(traits: Self.traits)
    let caret = CellPosition(column: 5, row: 0)
    _ = renderer.render(canvas(["hello", "a b"], columns: 20, rows: 3), caret: caret, palette: palette)
    let typed = renderer.render(
      canvas(["hello!", "a b"], columns: 20, rows: 3), caret: CellPosition(column: 6, row: 0),
      palette: palette)
    #expect(text(typed) == "!")
    let moved = renderer.render(
      canvas(["hello!", "x y"], columns: 20, rows: 3), caret: CellPosition(column: 3, row: 1),
      palette: palette)
    #expect(text(moved) == "\u{1B}[2;1Hx y")
    let erased = renderer.render(canvas(["", "x y"], columns: 20, rows: 3), caret: nil, palette: palette)
    #expect(text(erased) == "\u{1B}[1;1H\u{1B}[K\u{1B}[?25l")
  }

  @Test func `draws everything anew in other colours, at another size, and when told`() {
    var renderer = FrameRenderer(traits: Self.traits)
    let frame = canvas(["hello"], columns: 20, rows: 3)
    _ = renderer.render(frame, caret: nil, palette: palette)
    let light = renderer.render(frame, caret: nil, palette: Palette(scheme: .light, depth: .direct))
    #expect(text(light).contains("hello"))
    let resized = renderer.render(canvas(["hello"], columns: 10, rows: 3), caret: nil, palette: palette)
    #expect(text(resized).contains("hello"))
    renderer.invalidate()
    #expect(!renderer.render(canvas(["hello"], columns: 10, rows: 3), caret: nil, palette: palette).isEmpty)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (2, 1), (20, 5), (80, 24), (300, 100)])
  func `makes a terminal show any sequence of frames`(_ columns: Int, _ rows: Int) {
    var random = SeededRandom(seed: UInt64(columns * 1_000 + rows))
    var renderer = FrameRenderer(traits: Self.traits)
    let size = TerminalSize(columns: columns, rows: rows)
    var terminal = ScreenEmulator(size: size)
    var canvas = Canvas(size: size)
    for _ in 0..<(columns * rows > 5_000 ? 5 : 60) {
      scribble(on: &canvas, with: &random)
      let caret = rows * columns > 0 && Bool.random(using: &random) ? CellPosition(column: 0, row: 0) : nil
      terminal.receive(renderer.render(canvas, caret: caret, palette: palette))
      #expect(terminal.lines == canvas.lines)
      #expect(terminal.caret == caret)
    }
    #expect(terminal.failures == [])
  }

  private func scribble(on canvas: inout Canvas, with random: inout SeededRandom) {
    let words = ["hello", "漢字", "👩‍👩‍👧‍👦", "e\u{301}", " ", "            ", "\u{1B}[2J", "x"]
    let colors = SemanticColor.allCases
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let position = CellPosition(
        column: Int.random(in: -2...canvas.size.columns + 2, using: &random),
        row: Int.random(in: -2...canvas.size.rows + 2, using: &random))
      let style = CellStyle(
        foreground: colors.randomElement(using: &random) ?? .text,
        background: colors.randomElement(using: &random) ?? .background,
        attributes: CellAttributes(rawValue: UInt8.random(in: 0...7, using: &random)))
      canvas.draw(SafeText(words.randomElement(using: &random) ?? ""), at: position, style)
    }
  }
}
