/// What is wrong with a file of design tokens, and where.
public struct TokenError: Error, Equatable, CustomStringConvertible {
  /// The name of the file, or nil if the fault is something that no file has.
  public let file: String?
  /// The path of the token, such as `color.light.text`, or a line and column.
  public let place: String?
  /// What is wrong, in one sentence.
  public let problem: String

  init(file: String?, place: String?, problem: String) {
    self.file = file
    self.place = place
    self.problem = problem
  }

  /// File, place and problem on one line.
  public var description: String {
    [file, place, problem].compactMap(\.self).joined(separator: ": ")
  }
}
