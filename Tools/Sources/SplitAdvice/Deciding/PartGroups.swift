import ModuleGraph

/// Finds what of a module could become modules. Parts that use each other's types, directly or in a circle, can't be
/// separate, since modules can't import each other; parts that change together shouldn't be.
struct PartGroups: Sendable {
  let groups: [PartGroup]
  /// The pairs of parts that are joined since they change together.
  let coupled: [AreaPair]

  /// - Parameters:
  ///   - parts: the parts with their numbers.
  ///   - uses: who uses whose types.
  ///   - coupled: the pairs of parts that change together.
  ///   - tops: the parts that nobody can import, such as the one in which the program begins; they stay together.
  init(
    _ parts: [PartFigures], _ uses: TypeUses, coupled: [AreaPair], tops: [Int], _ settings: AdviceSettings
  ) {
    self.coupled = coupled
    var joined = DisjointSets(count: parts.count)
    for pair in coupled { joined.join(pair.first, pair.second) }
    let top = tops.first
    for part in tops { joined.join(tops[0], part) }
    let edges = uses.all.map { (source: joined.set(of: $0.from), target: joined.set(of: $0.to)) }
    for circle in StrongComponents.find(count: parts.count, edges: edges) {
      for part in circle.dropFirst() { joined.join(circle[0], part) }
    }

    let members = joined.groups
    var group = [Int](repeating: 0, count: parts.count)
    for (index, parts) in members.enumerated() { for part in parts { group[part] = index } }
    let needs = Self.reach(count: members.count, uses.all.map { (group[$0.from], group[$0.to]) })
    groups = members.enumerated().map { index, own in
      let lines = own.reduce(0) { $0 + parts[$1].lines }
      let declared = own.reduce(0) { $0 + uses.declared[$1] }
      let used = Set(uses.all.filter { group[$0.to] == index && group[$0.from] != index }.flatMap(\.types))
        .count
      let obstacle: PartGroup.Obstacle? =
        if top.map({ group[$0] }) == index {
          .isTop
        } else if lines < settings.boundaryLines {
          .small
        } else if let top, needs[index].contains(group[top]) {
          .needsTop
        } else if 100 * used > settings.surfacePercent * declared {
          .wide(used: used, of: declared)
        } else {
          nil
        }
      return PartGroup(parts: own, lines: lines, needs: needs[index], obstacle: obstacle)
    }
  }

  /// The groups that each group needs, through others too. There are no circles any more.
  private static func reach(count: Int, _ edges: [(Int, Int)]) -> [Set<Int>] {
    var next = [Set<Int>](repeating: [], count: count)
    for (from, to) in edges where from != to { next[from].insert(to) }
    return next.indices.map { start in
      var reached: Set<Int> = []
      var waiting = Array(next[start])
      while let group = waiting.popLast() {
        if reached.insert(group).inserted { waiting += next[group] }
      }
      return reached
    }
  }

  /// The groups to draw as modules: those without an obstacle, and what they need.
  ///
  /// - Parameter isWanted: whether a group is a reason to draw it.
  /// - Returns: none when nothing would remain to be divided from it.
  func drawn(_ isWanted: (PartGroup) -> Bool) -> Set<Int> {
    let wanted = groups.indices.filter { groups[$0].obstacle == nil && isWanted(groups[$0]) }
    guard groups.count > 1 else { return [] }
    return wanted.reduce(into: Set(wanted)) { $0.formUnion(groups[$1].needs) }
  }
}
