import Screens

/// What is to be seen at one moment.
struct Frame: Equatable, Sendable {
  var canvas: Canvas
  /// Where somebody types, if anywhere.
  var caret: CellPosition?
}
