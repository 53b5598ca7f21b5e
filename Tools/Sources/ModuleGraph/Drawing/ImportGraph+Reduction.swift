extension ImportGraph {
  /// The edges that no longer way implies: what is left to draw when a drawing would have too many lines. Edges that say
  /// something besides are kept: those of cycles, and those on which manifest and sources disagree.
  var edgesWithoutImplied: [GraphEdge] {
    let order = DepthFirst(successors).finished
    var reach = [Set<Int>](repeating: [], count: nodes.count)
    for node in order {
      for next in successors[node] { reach[node].formUnion(reach[next].union([next])) }
    }
    let next = successors
    return edges.filter { edge in
      guard edge.state == .imported, !isInCycle(edge) else { return true }
      return !next[edge.source].contains { $0 != edge.target && reach[$0].contains(edge.target) }
    }
  }

  private var successors: [[Int]] {
    var successors = [[Int]](repeating: [], count: nodes.count)
    for edge in edges { successors[edge.source].append(edge.target) }
    return successors
  }
}
