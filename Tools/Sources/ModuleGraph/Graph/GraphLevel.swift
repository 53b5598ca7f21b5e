/// How fine a graph is.
public enum GraphLevel: String, Sendable, Codable, CaseIterable {
  /// A node is a package.
  case packages
  /// A node is a target.
  case targets
}
