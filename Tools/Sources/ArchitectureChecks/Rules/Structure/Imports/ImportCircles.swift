/// Finds circles in a graph of imports.
struct ImportCircles {
  /// For each importer, the first import of each other node.
  private var edges: [String: [String: TargetImport]] = [:]

  /// - Parameter ends: the nodes that an import connects.
  init(_ imports: [TargetImport], ends: (TargetImport) -> (from: String, to: String)) {
    for edge in imports {
      let (from, to) = ends(edge)
      if from != to, edges[from]?[to] == nil { edges[from, default: [:]][to] = edge }
    }
  }

  /// One of the shortest circles of each group of nodes that reach each other. It begins with the node whose name comes
  /// first.
  var shortest: [[TargetImport]] {
    var waiting = Set(edges.keys)
    var circles: [[TargetImport]] = []
    for start in edges.keys.sorted() where waiting.contains(start) {
      waiting.remove(start)
      guard circle(through: start) != nil else { continue }
      let group = nodes(reachedFrom: start).filter { nodes(reachedFrom: $0).contains(start) }
      waiting.subtract(group)
      if let best = group.sorted().compactMap(circle).min(by: { $0.count < $1.count }) {
        circles.append(best)
      }
    }
    return circles
  }

  private func nodes(reachedFrom start: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [start]
    while let node = open.popLast() {
      for next in edges[node, default: [:]].keys where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }

  /// The shortest way from a node back to itself.
  private func circle(through start: String) -> [TargetImport]? {
    var ways: [String: [TargetImport]] = [start: []]
    var open = [start]
    var next = 0
    while next < open.count {
      let node = open[next]
      next += 1
      for (neighbour, edge) in edges[node, default: [:]].sorted(by: { $0.key < $1.key }) {
        let way = ways[node, default: []] + [edge]
        if neighbour == start { return way }
        guard ways[neighbour] == nil else { continue }
        ways[neighbour] = way
        open.append(neighbour)
      }
    }
    return nil
  }
}
