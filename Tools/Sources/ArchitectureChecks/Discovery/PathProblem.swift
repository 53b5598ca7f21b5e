import TrellisKit

/// Something that keeps a file or folder from being checked.
struct PathProblem: Sendable, Equatable {
  /// Relative to the root.
  let path: String
  /// The line, when it is known.
  var line: Int?
  /// One line that goes on after the path.
  let message: String

  /// `path:line: `, as the compiler begins its lines; empty when it is of no file.
  var place: String {
    path.isEmpty ? "" : path.onOneLine + (line.map { ":\($0)" } ?? "") + ": "
  }
}
