/// What is advised for a tree, and from what.
struct Advice: Sendable {
  let name: String
  let root: String
  let settings: AdviceSettings
  let reading: HistoryReading
  let modules: [ModuleAdvice]
  /// The modules that change together.
  let pairs: [PairAdvice]
  let imports: [ModuleImport]
  /// What could not be read, each on one line.
  let problems: [String]
}
