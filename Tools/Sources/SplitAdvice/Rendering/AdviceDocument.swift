/// The advice as JSON. Members are added in later versions, but none changes its meaning without another `version`.
struct AdviceDocument: Encodable {
  let version = 1
  let name: String
  let history: HistoryDocument
  /// The thresholds, by their names in `.trellis.json`.
  let thresholds: [String: Int]
  let since: String
  let modules: [ModuleDocument]
  let pairs: [PairDocument]
  let problems: [String]

  init(_ advice: Advice) {
    name = advice.name
    history = HistoryDocument(advice.reading, advice.settings)
    thresholds = Dictionary(
      uniqueKeysWithValues: AdviceNumber.all.map { ($0.name, advice.settings[keyPath: $0.path]) })
    since = advice.settings.since.text
    modules = advice.modules.map { ModuleDocument($0, advice) }
    pairs = advice.pairs.map { PairDocument($0, advice) }
    problems = advice.problems
  }
}
