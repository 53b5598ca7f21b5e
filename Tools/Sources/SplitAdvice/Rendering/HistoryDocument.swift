/// The history as JSON.
struct HistoryDocument: Encodable {
  /// Whether there is any; what follows is 0 otherwise.
  let available: Bool
  /// Whether there is enough to judge.
  let judged: Bool
  let shallow: Bool
  /// The first day that counts; not there when all do.
  let since: String?
  let firstDay: String?
  let lastDay: String?
  /// How many commits change the tree, without merges.
  let commits: Int
  /// On how many days.
  let days: Int
  /// Who made enough commits to count, and everybody.
  let contributors: Int
  let people: Int
  /// The commits that couple nothing since they have too many files.
  let largeCommits: [String]
  let notes: [String]

  init(_ reading: HistoryReading, _ settings: AdviceSettings) {
    let history = reading.history
    available = history != nil
    judged = reading.judged != nil
    shallow = reading.isShallow
    since = reading.since
    firstDay = history?.firstDay
    lastDay = history?.lastDay
    commits = history?.whole.revisions ?? 0
    days = history?.whole.days.count ?? 0
    contributors = history?.whole.contributors(from: settings.contributorRevisions) ?? 0
    people = history?.whole.contributors.count ?? 0
    largeCommits = history?.large ?? []
    notes = reading.notes
  }
}
