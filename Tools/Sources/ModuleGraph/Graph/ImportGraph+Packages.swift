extension ImportGraph {
  /// The same graph with each package as one node.
  public var ofPackages: ImportGraph {
    var indices: [String: Int] = [:]
    var packages: [GraphNode] = []
    let places = nodes.map { node in
      if let index = indices[node.packageFolder] {
        packages[index].add(node)
        return index
      }
      indices[node.packageFolder] = packages.count
      packages.append(
        GraphNode(
          id: Self.packageID(of: node, among: nodes), name: node.package, package: node.package,
          packageFolder: node.packageFolder, folder: node.packageFolder, group: node.group, files: node.files,
          lines: node.lines, outside: node.outside))
      return packages.count - 1
    }
    var between: [[Int]: [GraphEdge]] = [:]
    for edge in edges where places[edge.source] != places[edge.target] {
      between[[places[edge.source], places[edge.target]], default: []].append(edge)
    }
    let joined = between.map { ends, edges in
      GraphEdge(
        source: ends[0], target: ends[1], files: edges.reduce(0) { $0 + $1.files },
        state: Self.state(of: edges))
    }
    return ImportGraph(level: .packages, name: name, nodes: packages, edges: joined, problems: problems)
  }

  private static func packageID(of node: GraphNode, among nodes: [GraphNode]) -> String {
    let isUnique = nodes.allSatisfy { $0.package != node.package || $0.packageFolder == node.packageFolder }
    return isUnique ? node.package : node.packageFolder
  }

  /// What stands out counts: an import that no manifest declares, then one that some does.
  private static func state(of edges: [GraphEdge]) -> GraphEdge.State {
    let states = Set(edges.map(\.state))
    return [.undeclared, .imported, .declared].first { states.contains($0) } ?? .unused
  }
}

extension GraphNode {
  fileprivate mutating func add(_ other: GraphNode) {
    files += other.files
    lines += other.lines
    outside = Set(outside).union(other.outside).sorted()
  }
}
