import Screens

/// What an element looks like at a width, and what it is for the keyboard.
struct Block: Equatable, Sendable {
  var lines: [StyledLine]
  /// What has the focus when this block has; nil for what is only read.
  var target: FocusTarget?
  /// Where the cursor is, counted from the block's corner.
  var caret: CellPosition?

  init(_ lines: [StyledLine], target: FocusTarget? = nil, caret: CellPosition? = nil) {
    self.lines = lines
    self.target = target
    self.caret = caret
  }

  var height: Int { lines.count }

  static func gap(_ height: Int) -> Block {
    Block(Array(repeating: .blank, count: max(height, 0)))
  }
}
