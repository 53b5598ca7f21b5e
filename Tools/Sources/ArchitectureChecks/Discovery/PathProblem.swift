/// Something that keeps a file or folder from being checked.
struct PathProblem: Sendable, Equatable {
  /// Relative to the root.
  let path: String
  /// The line, when it is known.
  var line: Int?
  /// One line that goes on after the path.
  let message: String
}
