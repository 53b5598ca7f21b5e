/// A commit of a made-up history.
struct MadeCommit: Sendable {
  enum Change: Sendable {
    case write(String, String)
    case delete(String)
    case rename(String, String)
    /// A path as git's fast-import reads it inside of quotes, with octal escapes for bytes that are no text.
    case writeQuoted(String)
  }

  var changes: [Change]
  var name = "Ada"
  var email = "ada@example.com"
  /// The day, counted from 2024-01-01; commits are in this order.
  var day = 0
  /// The second parent, by its place in the history, from 0.
  var merges: Int?
  /// The first parent, if it isn't the commit before.
  var parent: Int?

  /// Writes files whose content differs in each commit.
  static func touch(_ paths: String..., day: Int, name: String = "Ada", email: String = "ada@example.com")
    -> MadeCommit
  {
    MadeCommit(
      changes: paths.map { .write($0, "// \(day) \(name)\n") }, name: name, email: email, day: day)
  }
}
