import ModuleGraph
import PackageModel

/// Finds modules that change together, and those that always do (“Changes ripple across modules”, Anti-Pattern 4 in Part 5 of
/// the app composition reference): a boundary that every change crosses costs and gives nothing. Advises to merge them only
/// when nothing is lost by it.
struct PairSearch {
  let modules: [CodeModule]
  let lines: [Int]
  let verdicts: [Verdict]
  let imports: [ModuleImport]
  let history: ChangeHistory
  /// The areas that change together; modules are the first areas.
  let coupled: [AreaPair]
  let settings: AdviceSettings

  /// The pairs, the most coupled first.
  var pairs: [PairAdvice] {
    let next = Dictionary(grouping: imports, by: \.from).mapValues { Set($0.map(\.to)) }
    let above = Dictionary(grouping: imports, by: \.to).mapValues { Set($0.map(\.from)) }
    let pairs = coupled.filter { $0.second < modules.count }.map { pair in
      let coupling = history.coupling(pair.first, pair.second)
      return PairAdvice(
        first: pair.first, second: pair.second, coupling: coupling,
        imports: imports.filter { Set([$0.from, $0.to]) == [pair.first, pair.second] },
        obstacle: obstacle(pair, coupling, next, above))
    }
    return pairs.sorted {
      ($1.coupling.percent, $0.first, $0.second) < ($0.coupling.percent, $1.first, $1.second)
    }
  }

  private func obstacle(
    _ pair: AreaPair, _ coupling: Coupling, _ next: [Int: Set<Int>], _ above: [Int: Set<Int>]
  ) -> String? {
    let (first, second) = (pair.first, pair.second)
    guard coupling.isAtLeast(shared: settings.sharedRevisions, percent: settings.mergePercent) else {
      return "not always: less than \(settings.mergePercent) %"
    }
    if let other = [first, second].first(where: { modules[$0].kind != .library || modules[$0].isTop }) {
      return "\(modules[other].name) is not a library"
    }
    if let other = [first, second].first(where: { verdicts[$0] != .stay }) {
      return "\(modules[other].name) is too large already"
    }
    let sum = lines[first] + lines[second]
    guard sum <= settings.largeLines else {
      return "together they have \(sum) lines, more than \(settings.largeLines)"
    }
    if let other = between(first, second, next) ?? between(second, first, next) {
      return "\(modules[other].name) lies between them"
    }
    let users = (
      above[first, default: []].subtracting([second]), above[second, default: []].subtracting([first])
    )
    let isDetail =
      (users.0.isEmpty && next[second, default: []].contains(first))
      || (users.1.isEmpty && next[first, default: []].contains(second))
    if isDetail || (users.0 == users.1 && !users.0.isEmpty) { return nil }
    guard let user = users.0.symmetricDifference(users.1).min() else {
      return "neither imports the other, and nobody imports both"
    }
    return "\(modules[user].name) imports only one of them"
  }

  /// A module that the one needs and that needs the other: the merged module and it would need each other.
  private func between(_ start: Int, _ end: Int, _ next: [Int: Set<Int>]) -> Int? {
    next[start, default: []].subtracting([end]).sorted().first { middle in
      var seen: Set<Int> = [middle, start]
      var waiting = [middle]
      while let module = waiting.popLast() {
        let found = next[module, default: []]
        if found.contains(end) { return true }
        waiting += found.filter { seen.insert($0).inserted }
      }
      return false
    }
  }
}
