import TrellisKit

/// A threshold: what it is called in the configuration and as an option, and what it means.
struct AdviceNumber: Sendable {
  let name: String
  let path: WritableKeyPath<AdviceSettings, Int> & Sendable
  let range: ClosedRange<Int>
  let explanation: String

  /// `sharedRevisions` is `--shared-revisions`.
  var option: String {
    "--" + name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }

  var rangeText: String { "is a whole number from \(range.lowerBound) to \(range.upperBound)" }

  func value(_ json: JSONValue) -> Int? {
    guard case .number(let number) = json, let whole = Int(exactly: number), range.contains(whole) else {
      return nil
    }
    return whole
  }

  private init(
    _ name: String, _ path: WritableKeyPath<AdviceSettings, Int> & Sendable, _ range: ClosedRange<Int>,
    _ explanation: String
  ) {
    self.name = name
    self.path = path
    self.range = range
    self.explanation = explanation
  }

  private static let percent = 1...100
  private static let any = 1...1_000_000_000

  static let all = [
    AdviceNumber("smallLines", \.smallLines, any, "below so many lines, one or two people need no modules"),
    AdviceNumber("largeLines", \.largeLines, any, "above so many lines, building takes long without modules"),
    AdviceNumber("team", \.team, any, "so many contributors need boundaries earlier"),
    AdviceNumber(
      "contributorRevisions", \.contributorRevisions, any, "who made so many commits is a contributor"),
    AdviceNumber(
      "dailyPercent", \.dailyPercent, percent, "daily work: changed on so much of all days with commits"),
    AdviceNumber("boundaryLines", \.boundaryLines, any, "what is smaller is not worth a module of its own"),
    AdviceNumber(
      "surfacePercent", \.surfacePercent, percent,
      "a clear boundary: at most so much of its types is used outside"
    ),
    AdviceNumber("sharedRevisions", \.sharedRevisions, any, "so many common commits at least are a coupling"),
    AdviceNumber("couplingPercent", \.couplingPercent, percent, "and so much of the average of both"),
    AdviceNumber("mergePercent", \.mergePercent, percent, "modules this much coupled always change together"),
    AdviceNumber("filesPerCommit", \.filesPerCommit, any, "a commit with more files couples nothing"),
    AdviceNumber("commits", \.commits, any, "how many commits are read at most"),
    AdviceNumber("youngCommits", \.youngCommits, any, "with fewer commits, history can't be judged"),
    AdviceNumber("youngDays", \.youngDays, any, "over fewer days, history can't be judged"),
  ]
}
