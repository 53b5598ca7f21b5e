/// The terminal's control sequences, as ECMA-48 and xterm define them.
package enum ControlSequence {
  static let escape = "\u{1B}"
  package static let introducer = "\u{1B}["

  /// Alternate screen, cursor hidden, no auto-wrap, bracketed paste, everything erased.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"

  /// Undoes ``enter``. It begins by ending whatever a torn frame may have left open.
  static let leave = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

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
