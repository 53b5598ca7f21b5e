/// The terminal's control sequences, as ECMA-48 and xterm define them.
package enum ControlSequence {
  package static let introducer = "\u{1B}["
  package static let stringTerminator = "\u{1B}\\"

  /// Alternate screen, our modes, everything erased.
  static let enter = "\u{1B}[?1049h" + modes + eraseScreen

  /// Cursor hidden, no auto-wrap, bracketed paste.
  static let modes = "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"

  /// Undoes ``enter``. It begins by ending whatever a torn frame may have left open.
  static let leave = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Asks for the colour of the terminal's background; see `KeyParser.background` for the answer.
  package static let backgroundQuestion = "\u{1B}]11;?" + stringTerminator

  package static let beginFrame = "\u{1B}[?2026h"
  package static let endFrame = "\u{1B}[?2026l"
  static let showCursor = "\u{1B}[?25h"
  static let hideCursor = "\u{1B}[?25l"
  static let eraseToEndOfLine = "\u{1B}[K"
  static let eraseScreen = "\u{1B}[0m\u{1B}[2J"

  /// Moves to a cell, counted from 0.
  static func move(toColumn column: Int, row: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }

  static func moveRight(by columns: Int) -> String {
    columns == 1 ? "\u{1B}[C" : "\u{1B}[\(columns)C"
  }
}
