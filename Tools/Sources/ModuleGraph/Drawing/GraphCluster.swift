/// Boxes that are drawn together in a frame.
public struct GraphCluster: Sendable, Equatable {
  /// What stands in the frame's head.
  public let name: String
  /// The nodes, by their indices in the graph.
  public let nodes: [Int]
  /// Whether there is a frame; a box alone needs none.
  public let isFramed: Bool
  /// Whether the frame stands out.
  public let isNew: Bool

  /// Describes a cluster.
  public init(name: String, nodes: [Int], isFramed: Bool = true, isNew: Bool = false) {
    self.name = name
    self.nodes = nodes
    self.isFramed = isFramed
    self.isNew = isNew
  }
}
