/// What size and contributors alone say: the first three questions of the decision tree (“When to Modularize Decision Tree”
/// in Part 4 of the app composition reference, and the table of Scenario 2 in Part 6).
enum SizeAnswer: Sendable, Equatable {
  /// Few lines and few people: no modules.
  case small
  /// Between both with a team: consider modules, look for natural boundaries.
  case consider
  /// Many lines: modules are essential, for build times.
  case large
  /// The tree has no rule for it: a team on few lines, or one or two people on more.
  case open

  /// - Parameters:
  ///   - lines: the lines of the module.
  ///   - contributors: how many people work on it; nil when nobody knows.
  init(lines: Int, contributors: Int?, _ settings: AdviceSettings) {
    let isTeam = contributors.map { $0 >= settings.team } ?? false
    if lines > settings.largeLines {
      self = .large
    } else if lines < settings.smallLines {
      self = isTeam ? .open : .small
    } else {
      self = isTeam ? .consider : .open
    }
  }
}
