import TrellisKit

/// A graph as JSON. Members are added in later versions, but none changes its meaning without another `version`.
struct GraphDocument: Encodable {
  struct Node: Encodable {
    /// What edges and cycles call it.
    let id: String
    let name: String
    /// `library`, `executable`, `test`, `macro`, `plugin` or `system`; not there for a package.
    let kind: String?
    let package: String
    /// Relative to the root of the tree; absolute when it is outside.
    let folder: String
    let group: String
    let files: Int
    let lines: Int
    /// Imported modules that are not in the tree.
    let outside: [String]
  }

  struct Edge: Encodable {
    let from: String
    let to: String
    /// How many files import it.
    let files: Int
    /// `imported`, `undeclared`, `unused` or `declared`.
    let state: GraphEdge.State
    /// Whether it is part of a cycle.
    let cycle: Bool
  }

  let version = 1
  let name: String
  let level: GraphLevel
  let nodes: [Node]
  let edges: [Edge]
  let cycles: [[String]]
  let problems: [String]

  init(_ graph: ImportGraph) {
    name = graph.name
    level = graph.level
    nodes = graph.nodes.map { node in
      Node(
        id: node.id, name: node.name, kind: node.kind?.rawValue, package: node.package, folder: node.folder,
        group: node.group, files: node.files, lines: node.lines, outside: node.outside)
    }
    edges = graph.edges.map { edge in
      Edge(
        from: graph.nodes[edge.source].id, to: graph.nodes[edge.target].id, files: edge.files,
        state: edge.state,
        cycle: graph.isInCycle(edge))
    }
    cycles = graph.cycles.map { $0.map { graph.nodes[$0].id } }
    problems = graph.problems
  }
}
