/// Something to do.
public struct Button: Equatable, Sendable {
  /// Names the button on its screen.
  public var id: String
  /// What the button does, in a word or two.
  public var title: String
  /// How it is meant.
  public var role: Role
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// What using it asks for.
  public var action: ScreenAction

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: what the button does.
  ///   - role: how it is meant.
  ///   - isEnabled: whether it can be used now.
  ///   - id: names the button on its screen; the title when not given.
  ///   - action: what using it asks for.
  public init<Action: Equatable & Sendable>(
    _ title: String, role: Role = .normal, isEnabled: Bool = true, id: String? = nil, action: Action
  ) {
    self.id = id ?? title
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
    self.action = ScreenAction(action)
  }

  /// How a button is meant.
  public enum Role: Equatable, Sendable, CaseIterable {
    /// One of the things to do.
    case normal
    /// The thing that most people do here; a shell stresses it and binds it to Enter in a text field.
    case primary
    /// Something that cannot be undone.
    case destructive
    /// Leaves without doing anything.
    case cancel
  }
}
