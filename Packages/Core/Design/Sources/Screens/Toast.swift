/// A short message that goes away by itself; the model that shows it takes it away.
public struct Toast: Equatable, Sendable {
  /// What happened.
  public var text: String
  /// How it is meant.
  public var role: Text.Role

  /// Makes a toast.
  public init(_ text: String, role: Text.Role = .success) {
    self.text = text
    self.role = role
  }
}
