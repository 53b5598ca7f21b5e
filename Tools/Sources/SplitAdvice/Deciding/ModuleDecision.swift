/// Walks through the decision tree for one module (“When to Modularize Decision Tree”, Part 4 of the app composition
/// reference). Its rule for the code base is asked of each module, since a module is what is built and worked on as one.
struct ModuleDecision {
  let module: CodeModule
  let figures: ModuleFigures
  let parts: [PartFigures]
  let uses: TypeUses
  let groups: PartGroups
  /// On how many days the tree changed; nil when there is too little history.
  let days: Int?
  let settings: AdviceSettings

  var size: SizeAnswer {
    SizeAnswer(lines: figures.lines, contributors: figures.contributors, settings)
  }

  /// The groups to make modules of, by their indices.
  var drawn: Set<Int> {
    switch size {
    case .small: []
    case .open: groups.drawn { isDaily($0) }
    case .consider, .large: groups.drawn { _ in true }
    }
  }

  var verdict: Verdict {
    if !drawn.isEmpty { return .split }
    return size == .large ? .untangle : .stay
  }

  /// Why, in one clause.
  var reason: String {
    let (small, large) = (settings.smallLines, settings.largeLines)
    let team = settings.team
    let people =
      figures.contributors.map {
        $0 < team ? "fewer than \(team) contributors" : "\(team) contributors or more"
      }
      ?? "contributors unknown"
    let weak = "nothing that several people work on daily has a clear boundary"
    switch (size, verdict) {
    case (.small, _): return "fewer than \(small) lines, \(people); look again at \(2 * small) lines"
    case (.open, .split): return "several people work daily on a part with a clear boundary"
    case (.open, _) where figures.lines < small: return "fewer than \(small) lines, \(people), and \(weak)"
    case (.open, _): return "\(small) to \(large) lines, \(people), and \(weak)"
    case (.consider, .split): return "\(small) to \(large) lines, \(people), and clear boundaries"
    case (.consider, _): return "\(small) to \(large) lines, \(people), but no natural boundary"
    case (.large, .split): return "more than \(large) lines, and clear boundaries"
    case (.large, _): return "more than \(large) lines, but no clear boundary"
    }
  }

  func isDaily(_ group: PartGroup) -> Bool {
    guard let days else { return false }
    return group.parts.contains { parts[$0].isDaily(days: days, settings) }
  }

  /// What holds parts together that are in one group, those that use the fewest types of each other first.
  func ties(coupling: (AreaPair) -> Coupling) -> [Tie] {
    let together = Dictionary(
      groups.groups.enumerated().flatMap { index, group in group.parts.map { ($0, index) } }
    ) { first, _ in first }
    let uses = Dictionary(uses.all.map { ([$0.from, $0.to], $0) }) { first, _ in first }
    let weak = uses.values.filter { use in
      guard together[use.from] == together[use.to] else { return false }
      guard let back = uses[[use.to, use.from]] else { return true }
      return (use.types.count, use.from) < (back.types.count, back.from)
    }.sorted { ($0.types.count, $0.from, $0.to) < ($1.types.count, $1.from, $1.to) }
    return weak.map { use in
      Tie(
        from: parts[use.from].part.name, to: parts[use.to].part.name,
        kind: .uses(use.types, isBothWays: uses[[use.to, use.from]] != nil))
    }
      + groups.coupled.map {
        Tie(
          from: parts[$0.first].part.name, to: parts[$0.second].part.name, kind: .coupled(coupling($0)))
      }
  }
}
