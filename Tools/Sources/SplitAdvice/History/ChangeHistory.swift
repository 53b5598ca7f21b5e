/// What git's history tells of the areas of a tree.
struct ChangeHistory: Sendable, Equatable {
  /// The whole tree.
  var whole = AreaHistory()
  var areas: [AreaHistory]
  /// In how many commits both changed.
  var shared: [AreaPair: Int] = [:]
  /// The commits with more files than couple anything.
  var large: [String] = []
  /// How many commits were read, those that changed nothing of the tree too.
  var commits = 0

  init(areas: Int) {
    self.areas = Array(repeating: AreaHistory(), count: areas)
  }

  var firstDay: String? { whole.days.min() }
  var lastDay: String? { whole.days.max() }

  /// The degree to which two areas change together.
  func coupling(_ first: Int, _ second: Int) -> Coupling {
    Coupling(
      shared: shared[AreaPair(first, second), default: 0],
      revisions: (areas[first].couplingRevisions, areas[second].couplingRevisions))
  }

  /// The pairs that change together, in their order.
  func coupled(_ settings: AdviceSettings) -> [AreaPair] {
    shared.keys.filter {
      coupling($0.first, $0.second)
        .isAtLeast(shared: settings.sharedRevisions, percent: settings.couplingPercent)
    }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}
