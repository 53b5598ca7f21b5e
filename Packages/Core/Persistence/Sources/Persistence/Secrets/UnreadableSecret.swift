/// There is something where a secret should be, but it can't be read. It can be moved aside.
public struct UnreadableSecret: Error, Equatable, Sendable, CustomStringConvertible {
  /// Why it can't be read, for a person; never the secret itself.
  public let reason: String

  /// The reason.
  public var description: String { reason }
}
