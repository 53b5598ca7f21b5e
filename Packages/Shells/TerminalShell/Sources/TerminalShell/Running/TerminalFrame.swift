/// A frame that was drawn, as text.
public struct TerminalFrame: Equatable, Sendable {
  /// How many columns the terminal has.
  public let columns: Int
  /// The rows from top to bottom, as many as the terminal has, without the spaces at their ends. A password is
  /// bullets.
  public let lines: [String]

  init(_ canvas: Canvas) {
    columns = canvas.size.columns
    lines = canvas.lines
  }
}
