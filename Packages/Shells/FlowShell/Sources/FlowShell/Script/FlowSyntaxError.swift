/// Why a line of a script can't be understood.
public struct FlowSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is wrong and what to write instead.
  public let message: String

  /// The line and what is wrong with it.
  public var description: String { "line \(line): \(message)" }
}
