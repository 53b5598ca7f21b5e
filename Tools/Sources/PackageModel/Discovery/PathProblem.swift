import TrellisKit

/// Something that keeps a file or folder from being read.
public struct PathProblem: Sendable, Equatable, CustomStringConvertible {
  /// Relative to the root; empty when it is of no file.
  public let path: String
  /// The line, from 1, when it is known.
  public let line: Int?
  /// One line that goes on after the path.
  public let message: String

  /// Describes a problem.
  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// `path:line: `, as the compiler begins its lines; empty when it is of no file.
  public var place: String {
    path.isEmpty ? "" : path.onOneLine + (line.map { ":\($0)" } ?? "") + ": "
  }

  /// The place and the message, on one line.
  public var description: String { place + message.onOneLine }
}
