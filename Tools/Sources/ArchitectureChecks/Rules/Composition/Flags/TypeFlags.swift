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
      for second in flags.dropFirst(index + 1) where areExclusive(first, second) {
        pairs.append((first, second))
      }
    }
    return pairs
  }

  /// Whether two of these flags are on at the same time somewhere.
  func haveTwoOn(_ flags: [FlagGroups.Flag]) -> Bool {
    flags.enumerated().contains { index, first in
      flags.dropFirst(index + 1).contains { areJoined(first, $0) }
    }
  }

  private func areExclusive(_ first: FlagGroups.Flag, _ second: FlagGroups.Flag) -> Bool {
    guard !areJoined(first, second) else { return false }
    let ways = ways(first, second)
    return ways.contains { have(.resets, $0) } || ways.allSatisfy { have(.excludes, $0) }
  }

  private func areJoined(_ first: FlagGroups.Flag, _ second: FlagGroups.Flag) -> Bool {
    (first.isInitiallyOn && second.isInitiallyOn) || ways(first, second).contains { have(.joins, $0) }
  }

  private func ways(_ first: FlagGroups.Flag, _ second: FlagGroups.Flag) -> [String] {
    ["\(first.name) \(second.name)", "\(second.name) \(first.name)"]
  }

  private func have(_ kind: FlagRelation.Kind, _ way: String) -> Bool {
    relations[kind.rawValue]?.contains(way) == true
  }
}
