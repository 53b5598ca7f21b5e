/// A question that git didn't answer.
public struct GitError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What it said, on one line.
  public let description: String

  init(_ description: String) {
    self.description = description.onOneLine
  }
}
