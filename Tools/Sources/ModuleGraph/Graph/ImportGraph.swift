/// What needs what in a folder tree.
public struct ImportGraph: Sendable, Equatable {
  /// How fine it is.
  public let level: GraphLevel
  /// The name of the tree: its folder's.
  public let name: String
  /// The targets or packages.
  public let nodes: [GraphNode]
  /// What each needs, in the order of the nodes. There is at most one edge from one node to another.
  public let edges: [GraphEdge]
  /// Groups of nodes each of which needs all others of its group, directly or through others.
  public let cycles: [[Int]]
  /// What could not be read, each on one line.
  public let problems: [String]

  private let cycleOfNode: [Int: Int]

  /// Puts a graph together.
  ///
  /// - Parameters:
  ///   - level: how fine it is.
  ///   - name: the name of the tree.
  ///   - nodes: the targets or packages.
  ///   - edges: what each needs.
  ///   - problems: what could not be read.
  public init(
    level: GraphLevel, name: String, nodes: [GraphNode], edges: [GraphEdge], problems: [String] = []
  ) {
    self.level = level
    self.name = name
    self.nodes = nodes
    self.edges = edges.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    self.problems = problems
    cycles = StrongComponents.find(count: nodes.count, edges: edges.map { ($0.source, $0.target) })
      .filter { $0.count > 1 }
    cycleOfNode = Dictionary(
      uniqueKeysWithValues: cycles.enumerated().flatMap { index, nodes in nodes.map { ($0, index) } })
  }

  /// Whether an edge is part of a cycle.
  public func isInCycle(_ edge: GraphEdge) -> Bool {
    cycleOfNode[edge.source].map { $0 == cycleOfNode[edge.target] } ?? false
  }
}
