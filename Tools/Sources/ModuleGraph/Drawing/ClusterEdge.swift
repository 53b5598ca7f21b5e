/// All that one cluster needs of another, as one arrow.
struct ClusterEdge: Equatable {
  let source: Int
  let target: Int
  /// In how many files.
  let files: Int
  let title: String

  /// The arrows between clusters, in their order.
  static func edges(of graph: ImportGraph, _ clusters: [GraphCluster]) -> [ClusterEdge] {
    let owners = Dictionary(
      clusters.enumerated().flatMap { index, cluster in cluster.nodes.map { ($0, index) } }
    ) { first, _ in first }
    var files: [[Int]: Int] = [:]
    for edge in graph.edges {
      guard let source = owners[edge.source], let target = owners[edge.target], source != target else {
        continue
      }
      files[[source, target], default: 0] += edge.files
    }
    return files.sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }.map { ends, files in
      ClusterEdge(
        source: ends[0], target: ends[1], files: files,
        title: "\(clusters[ends[0]].name) → \(clusters[ends[1]].name): \(counted(files, "file"))")
    }
  }
}
