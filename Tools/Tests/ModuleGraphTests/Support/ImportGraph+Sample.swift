@testable import ModuleGraph

extension ImportGraph {
  /// A graph of targets that are called by numbers, or by the given names.
  static func sample(
    _ count: Int, _ edges: [(Int, Int)], names: [String] = [], state: GraphEdge.State = .imported
  ) -> ImportGraph {
    ImportGraph(
      level: .targets, name: "Sample",
      nodes: (0..<count).map { index in
        let name = index < names.count ? names[index] : "N\(index)"
        return GraphNode(
          id: "P/\(name)", name: name, kind: .library, package: "P", packageFolder: "",
          folder: "Sources/\(name)",
          group: index.isMultiple(of: 2) ? "Even" : "Odd", files: 1, lines: 10)
      },
      edges: edges.map { GraphEdge(source: $0, target: $1, files: 1, state: state) })
  }
}
