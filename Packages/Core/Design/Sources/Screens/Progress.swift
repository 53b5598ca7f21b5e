/// How far some work is.
public struct Progress: Equatable, Sendable {
  /// What is being done.
  public var label: String
  /// The part that is done, from 0 to 1; nil when nobody can tell.
  public var fraction: Double?

  /// Makes a progress.
  ///
  /// - Parameters:
  ///   - label: what is being done.
  ///   - fraction: the part that is done; brought into 0...1.
  public init(_ label: String, fraction: Double? = nil) {
    self.label = label
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
  }
}
