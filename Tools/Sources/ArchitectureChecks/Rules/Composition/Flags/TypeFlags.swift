/// The flags of one type, and what its code says of them.
struct TypeFlags {
  var flags: [FlagGroups.Flag] = []
  /// The names of those that a sheet, a cover or a popover is bound to.
  var modals: Set<String> = []
  /// Pairs of names, by what a block says of them.
  var relations: [String: Set<String>] = [:]

  /// Pairs of which one is off wherever the other is on, both ways round.
  var exclusivePairs: [(first: FlagGroups.Flag, second: FlagGroups.Flag)] {
    var pairs: [(FlagGroups.Flag, FlagGroups.Flag)] = []
    for (index, first) in flags.enumerated() {
      for second in flags.dropFirst(index + 1) where areExclusive(first.name, second.name) {
        pairs.append((first, second))
      }
    }
    return pairs
  }

  private func areExclusive(_ first: String, _ second: String) -> Bool {
    let ways = ["\(first) \(second)", "\(second) \(first)"]
    func have(_ kind: FlagRelation.Kind, _ way: String) -> Bool {
      relations[kind.rawValue]?.contains(way) == true
    }
    guard !ways.contains(where: { have(.joins, $0) }) else { return false }
    return ways.contains { have(.resets, $0) } || ways.allSatisfy { have(.excludes, $0) }
  }
}
