/// The numbers of a part of a module.
struct PartFigures: Sendable, Equatable {
  let part: FolderPart
  let lines: Int
  /// How many types it declares, nested ones too.
  let types: Int
  /// Its own history; nil when there isn't enough of it.
  let history: AreaHistory?

  /// Whether several people work on it daily: at least two contributors, and changes on enough of all days on which the tree
  /// changed. “Do multiple developers work on this feature daily?” in Part 4 of the app composition reference.
  func isDaily(days: Int, _ settings: AdviceSettings) -> Bool {
    guard let history else { return false }
    return history.contributors(from: settings.contributorRevisions) >= 2
      && 100 * history.days.count >= settings.dailyPercent * days
  }
}
