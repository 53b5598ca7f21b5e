/// A closure and the call that it is passed to.
public struct ClosureScope: Sendable {
  /// The name of the function without its base; empty when the closure isn't passed to a call.
  public let callee: String
  /// The label of the argument; nil for the first trailing closure and for unlabelled arguments.
  public let label: String?
  /// What it is for.
  public let role: ClosureRole
}
