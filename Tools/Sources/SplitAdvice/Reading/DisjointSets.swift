/// Things that are joined to sets (union and find, with halved paths).
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  /// The least member of the set that something is in.
  mutating func set(of item: Int) -> Int {
    var item = item
    while parents[item] != item {
      parents[item] = parents[parents[item]]
      item = parents[item]
    }
    return item
  }

  /// Makes one set of two.
  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (set(of: first), set(of: second))
    parents[max(one, other)] = min(one, other)
  }

  /// The sets, each in order, and in the order of their least members.
  var groups: [[Int]] {
    var sets = self
    return Dictionary(grouping: parents.indices) { sets.set(of: $0) }.values.sorted { $0[0] < $1[0] }
  }
}
