import ModuleGraph
import TrellisKit

/// What git's history tells, and how far that can be trusted.
struct HistoryReading: Sendable {
  /// Nil when there is none.
  let history: ChangeHistory?
  /// The first day that counts; nil for no limit.
  let since: String?
  let isShallow: Bool
  /// Whether there is too little of it to judge.
  let isYoung: Bool
  /// What a reader has to know of it, each a sentence.
  let notes: [String]

  /// There is no history.
  init(missing reason: String) {
    history = nil
    since = nil
    isShallow = false
    isYoung = false
    notes = ["There is no history (\(reason)): the advice is from size and imports alone."]
  }

  /// This was read.
  init(
    _ history: ChangeHistory, since: String?, isShallow: Bool, isPartialClone: Bool, settings: AdviceSettings
  ) {
    self.history = history
    self.since = since
    self.isShallow = isShallow
    let (commits, days) = (history.whole.revisions, Self.days(of: history))
    isYoung = commits < settings.youngCommits || days < settings.youngDays
    var notes: [String] = []
    if isShallow {
      notes.append(
        "The clone is shallow: its history is partial, and numbers are too low (git fetch --unshallow).")
    }
    if isPartialClone {
      notes.append(
        "The clone has no old contents: files that were changed while they were moved are not followed.")
    }
    if history.commits >= settings.commits {
      notes.append("Only the last \(settings.commits) commits were read.")
    }
    if isYoung {
      notes.append(
        "There is too little history to judge (\(counted(commits, "commit")) over \(counted(days, "day")); "
          + "\(settings.youngCommits) over \(settings.youngDays) are needed): "
          + "the advice is from size and imports alone.")
    }
    self.notes = notes
  }

  /// The history, if there is enough to judge.
  var judged: ChangeHistory? { isYoung ? nil : history }

  /// From the first to the last day, both counted.
  private static func days(of history: ChangeHistory) -> Int {
    guard let first = history.firstDay.flatMap(DayNumber.init),
      let last = history.lastDay.flatMap(DayNumber.init)
    else { return 0 }
    return last.value - first.value + 1
  }
}
