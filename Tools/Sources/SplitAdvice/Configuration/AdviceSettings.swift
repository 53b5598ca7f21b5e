import TrellisKit

/// From which numbers on something counts: `advise` in `.trellis.json`, and the options of the command.
struct AdviceSettings: Sendable, Equatable {
  var since = HistoryPeriod.standard
  /// The names of folders that only hold others, so that what is in them may be a module: usual ones, and those of “Module
  /// Folder Structure” in Part 4 of the app composition reference.
  var groups: Set<String> = [
    "Core", "Domain", "Features", "Flows", "Modules", "Packages", "Scenes", "Screens", "Source", "Sources",
    "src",
  ]
  var commits = 10_000
  var filesPerCommit = 30
  var sharedRevisions = 5
  var couplingPercent = 30
  var mergePercent = 80
  var smallLines = 5000
  var largeLines = 20_000
  var team = 3
  var contributorRevisions = 5
  var dailyPercent = 50
  var boundaryLines = 500
  var surfacePercent = 50
  var youngCommits = 50
  var youngDays = 30

  /// What is said in a configuration; the rest is as usual.
  ///
  /// - Throws: `ConfigurationError` for a name or a value that can't be.
  init(_ file: ConfigurationFile?) throws(ConfigurationError) {
    guard let file, let members = try file.section("advise", as: [String: JSONValue].self) else { return }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard try takes(name, value) else {
        let known = AdviceNumber.all.map(\.name) + ["groups", "since"]
        throw ConfigurationError(
          path: file.path,
          reason: "“advise”: there is no “\(name)”\(Suggestion.question(for: name, in: known))")
      }
    }

    func takes(_ name: String, _ value: JSONValue) throws(ConfigurationError) -> Bool {
      let wrong: String
      if let number = AdviceNumber.all.first(where: { $0.name == name }) {
        if let whole = number.value(value) {
          self[keyPath: number.path] = whole
          return true
        }
        wrong = number.rangeText
      } else if name == "since" {
        if case .string(let text) = value, let period = HistoryPeriod(text) {
          since = period
          return true
        }
        wrong = HistoryPeriod.formText
      } else if name == "groups" {
        if case .array(let names) = value, let texts = Self.texts(names) {
          groups = Set(texts)
          return true
        }
        wrong = "is a list of names of folders"
      } else {
        return false
      }
      throw ConfigurationError(path: file.path, reason: "“advise”: “\(name)” \(wrong)")
    }
  }

  /// As usual.
  init() {}

  /// What is said on a command line, on top.
  ///
  /// - Throws: `UsageError` for a value that can't be.
  mutating func take(_ words: CommandWords) throws(UsageError) {
    for number in AdviceNumber.all {
      if let value = try words.number(number.option, in: number.range) { self[keyPath: number.path] = value }
    }
    if let text = words.value("--since") {
      guard let period = HistoryPeriod(text) else { throw UsageError("--since \(HistoryPeriod.formText)") }
      since = period
    }
  }

  /// These, if they don't contradict each other.
  ///
  /// - Throws: `UsageError` with what does.
  func checked() throws(UsageError) -> AdviceSettings {
    guard smallLines <= largeLines else {
      throw UsageError("smallLines (\(smallLines)) is more than largeLines (\(largeLines))")
    }
    return self
  }

  private static func texts(_ values: [JSONValue]) -> [String]? {
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    return texts.count == values.count ? texts : nil
  }
}
