/// A pattern for paths that can't be understood.
public struct PathPatternError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with it, on one line.
  public let description: String

  /// Says what is wrong, on one line.
  package init(_ description: String) {
    self.description = description.onOneLine
  }
}
