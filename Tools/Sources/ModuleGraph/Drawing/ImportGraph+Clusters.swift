extension ImportGraph {
  /// The same graph with each cluster as one node.
  func joined(_ clusters: [GraphCluster]) -> ImportGraph {
    let owners = Dictionary(
      clusters.enumerated().flatMap { index, cluster in cluster.nodes.map { ($0, index) } }
    ) { first, _ in first }
    var files: [[Int]: Int] = [:]
    for edge in edges {
      guard let source = owners[edge.source], let target = owners[edge.target], source != target else {
        continue
      }
      files[[source, target], default: 0] += edge.files
    }
    return ImportGraph(
      level: level, name: name,
      nodes: clusters.map { cluster in
        GraphNode(
          id: cluster.name, name: cluster.name, package: "", packageFolder: "", folder: "", group: "")
      },
      edges: files.map { ends, files in
        GraphEdge(source: ends[0], target: ends[1], files: files, state: .imported)
      })
  }
}
