/// What happened to one area.
struct AreaHistory: Sendable, Equatable {
  /// In how many commits, without merges.
  var revisions = 0
  /// In how many of those that are small enough to couple something.
  var couplingRevisions = 0
  /// How many commits each contributor made.
  var contributors: [Int: Int] = [:]
  /// The days on which it changed.
  var days: Set<String> = []

  /// How many contributors made at least so many commits.
  func contributors(from revisions: Int) -> Int {
    contributors.values.count { $0 >= revisions }
  }
}
