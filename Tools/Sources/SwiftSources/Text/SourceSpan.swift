/// A stretch of a file.
public struct SourceSpan: Sendable, Hashable {
  /// Its first character.
  public let start: SourcePosition
  /// What is behind its last character.
  public let end: SourcePosition

  /// Describes a stretch.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The lines that it touches.
  public var lines: ClosedRange<Int> { start.line...max(start.line, end.line) }
}
