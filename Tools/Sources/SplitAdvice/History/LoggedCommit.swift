/// Who made a commit, and when.
struct LoggedCommit: Equatable {
  let hash: String
  /// When it was committed: `2024-01-31`.
  let day: String
  let author: String
  let email: String
}
