/// A lasting remark about a whole screen, such as being offline.
public struct Banner: Equatable, Sendable {
  /// What is the case.
  public var text: String
  /// How it is meant.
  public var role: Text.Role
  /// What to do about it, if anything.
  public var button: Button?

  /// Makes a banner.
  public init(_ text: String, role: Text.Role = .warning, button: Button? = nil) {
    self.text = text
    self.role = role
    self.button = button
  }
}
