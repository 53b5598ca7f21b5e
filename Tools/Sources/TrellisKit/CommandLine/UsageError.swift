/// What is wrong with a command line.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, on one line.
  public let description: String

  /// Says what is wrong.
  ///
  /// - Parameter description: what is wrong. Control characters are made visible, and a long text is cut.
  public init(_ description: String) {
    self.description = description.onOneLine
  }
}
