/// Puts nodes into rows so that arrows lead down: a node stands above all that it needs, by the longest way.
///
/// In a cycle, some arrow has to lead up; it is one that closes a cycle in depth-first order.
struct LayerAssignment {
  /// The rows from top to bottom.
  let rows: [[Int]]
  /// The edges as they lead down.
  let edges: [(above: Int, below: Int)]

  /// - Parameters:
  ///   - count: how many nodes there are.
  ///   - edges: from a node to one that it needs.
  ///   - widest: how many nodes a row may have; more are put into several rows.
  init(count: Int, edges: [(Int, Int)], widest: Int) {
    var successors = [[Int]](repeating: [], count: count)
    for (source, target) in edges { successors[source].append(target) }
    let search = DepthFirst(successors)
    self.edges = edges.map { source, target in
      search.isAncestor(target, of: source) ? (above: target, below: source) : (above: source, below: target)
    }

    var below = [[Int]](repeating: [], count: count)
    for edge in self.edges { below[edge.above].append(edge.below) }
    var height = [Int](repeating: 0, count: count)
    // In the order in which the search left them, all that is below a node comes before it.
    for node in search.finished { height[node] = (below[node].map { height[$0] }.max() ?? -1) + 1 }
    let levels = Dictionary(grouping: 0..<count) { height[$0] }
    rows = levels.keys.sorted(by: >).flatMap { level in
      let nodes = levels[level, default: []]
      let parts = max(1, (nodes.count + widest - 1) / widest)
      return (0..<parts).map { part in
        Array(nodes[(nodes.count * part / parts)..<(nodes.count * (part + 1) / parts)])
      }
    }
  }
}
