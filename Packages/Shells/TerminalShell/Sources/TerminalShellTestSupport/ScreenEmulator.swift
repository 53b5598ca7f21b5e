import TerminalShell

/// A terminal that understands what the renderer writes and nothing else: what it doesn't know is a failure.
package struct ScreenEmulator {
  private var grid: [[Character?]]
  package private(set) var caret: CellPosition?
  package private(set) var failures: [String] = []
  package private(set) var isAlternate = false
  /// Whether everything was erased and drawn anew since the last resize.
  package private(set) var isRepainted = false
  /// The backgrounds drawn with since everything was erased, as red, green and blue.
  package private(set) var backgrounds: Set<[Int]> = []
  /// How often the terminal was asked for the colour of its background, which it doesn't tell by itself.
  package private(set) var backgroundQuestions = 0
  private var cursor = CellPosition(column: 0, row: 0)
  private var isCursorKnown = true
  private var size: TerminalSize

  package init(size: TerminalSize) {
    self.size = size
    grid = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  package var lines: [String] {
    grid.map { row in
      var line = String(row.compactMap(\.self))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Takes another size, with nothing shown.
  package mutating func resize(_ newSize: TerminalSize) {
    size = newSize
    isRepainted = false
    grid = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  package mutating func receive(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.first {
      if rest.hasPrefix(ControlSequence.introducer) {
        rest = rest.dropFirst(2)
        let parameters = rest.prefix { "0123456789;?".contains($0) }
        rest = rest.dropFirst(parameters.count)
        control(String(parameters), rest.popFirst())
      } else if rest.hasPrefix(ControlSequence.backgroundQuestion) {
        backgroundQuestions += 1
        rest = rest.dropFirst(ControlSequence.backgroundQuestion.count)
      } else {
        draw(first)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func control(_ parameters: String, _ final: Character?) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch (parameters, final) {
    case (_, "H"):
      cursor = CellPosition(column: numbers[1] - 1, row: numbers[0] - 1)
      isCursorKnown = true
    case (_, "C"):
      expectKnownCursor("moves")
      cursor.column += numbers.first ?? 1
    case ("", "K"):
      expectKnownCursor("erases")
      guard cursor.row < size.rows, cursor.column <= size.columns else {
        failures.append("erases outside at \(cursor)")
        return
      }
      for column in cursor.column..<size.columns { grid[cursor.row][column] = " " }
    case ("2", "J"):
      isRepainted = true
      backgrounds = []
      grid = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    case ("?25", "h"):
      caret = cursor
    case ("?25", "l"):
      caret = nil
    case ("?1049", "h"), ("?1049", "l"):
      if isAlternate == (final == "h") { failures.append("enters or leaves the screen twice") }
      isAlternate = final == "h"
    case (_, "m"):
      if let start = numbers.firstRange(of: [48, 2])?.upperBound {
        backgrounds.insert(Array(numbers[start...].prefix(3)))
      }
    case ("?2026", _), ("?7", _), ("?2004", _):
      break
    default:
      failures.append("unknown: CSI \(parameters) \(final.map(String.init) ?? "")")
    }
    if caret != nil { caret = cursor }
  }

  private mutating func draw(_ character: Character) {
    guard let glyph = Glyph(character), glyph.character == character else {
      failures.append("not drawable: \(character.unicodeScalars.map(\.value))")
      return
    }
    expectKnownCursor("draws")
    guard cursor.row < size.rows, cursor.column + glyph.width <= size.columns else {
      failures.append("draws outside at \(cursor)")
      return
    }
    grid[cursor.row][cursor.column] = character
    if glyph.width == 2 { grid[cursor.row][cursor.column + 1] = nil }
    cursor.column += glyph.width
    isCursorKnown = cursor.column < size.columns && !glyph.hasUncertainWidth
  }

  private mutating func expectKnownCursor(_ doing: String) {
    if !isCursorKnown { failures.append("\(doing) where the cursor isn't certain") }
  }
}
