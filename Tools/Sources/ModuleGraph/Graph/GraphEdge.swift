/// That one node needs another.
public struct GraphEdge: Sendable, Hashable {
  /// What the manifest and the sources say.
  public enum State: String, Sendable, Codable {
    /// It is imported, as the manifest says.
    case imported
    /// It is imported, and the manifest doesn't say so.
    case undeclared
    /// The manifest says so, and no file imports it.
    case unused
    /// The manifest says so, and it isn't there to be imported: a macro, a plugin, a program that tests run.
    case declared
  }

  /// The index of the node that needs the other.
  public let source: Int
  /// The index of the node that is needed.
  public let target: Int
  /// How many files import it.
  public let files: Int
  /// What the manifest and the sources say.
  public let state: State

  /// Describes an edge.
  public init(source: Int, target: Int, files: Int, state: State) {
    self.source = source
    self.target = target
    self.files = files
    self.state = state
  }
}
