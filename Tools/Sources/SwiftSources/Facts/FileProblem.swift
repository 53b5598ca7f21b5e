/// Something that keeps a file from being checked as a whole.
public struct FileProblem: Sendable, Hashable {
  /// Where.
  public let position: SourcePosition
  /// What, on one line.
  public let message: String

  /// Describes a problem.
  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }
}
