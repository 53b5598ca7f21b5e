/// A graph that looks arbitrary and is the same in every run.
struct RandomGraph: CustomStringConvertible, Sendable {
  let seed: UInt64
  let count: Int
  let edges: [(Int, Int)]
  var description: String { "\(count) nodes, seed \(seed)" }

  init(seed: UInt64, count: Int, edges: Int, isAcyclic: Bool = false) {
    var state = seed &+ 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var seen: Set<[Int]> = []
    for _ in 0..<edges {
      let (first, second) = (next(count), next(count))
      if first == second { continue }
      seen.insert(isAcyclic ? [min(first, second), max(first, second)] : [first, second])
    }
    self.seed = seed
    self.count = count
    self.edges = seen.map { ($0[0], $0[1]) }.sorted { $0 < $1 }
  }

  static let all: [RandomGraph] =
    (0..<6).map { RandomGraph(seed: $0, count: 12, edges: 20) }
    + [RandomGraph(seed: 7, count: 1, edges: 0), RandomGraph(seed: 8, count: 80, edges: 300)]
}
