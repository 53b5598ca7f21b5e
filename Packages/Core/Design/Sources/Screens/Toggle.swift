/// An option that is on or off.
public struct Toggle: Equatable, Sendable {
  /// Names the toggle on its screen.
  public var id: String
  /// What is on or off.
  public var title: String
  /// What being on means, if the title doesn't say it.
  public var subtitle: String?
  /// Whether it is on.
  public var isOn: Bool
  /// What flipping it asks for.
  public var action: ScreenAction

  /// Makes a toggle.
  ///
  /// - Parameters:
  ///   - title: what is on or off.
  ///   - subtitle: what being on means.
  ///   - isOn: whether it is on.
  ///   - id: names the toggle on its screen; the title when not given.
  ///   - action: makes the action from the value that the person wants.
  public init<Action: Equatable & Sendable>(
    _ title: String, subtitle: String? = nil, isOn: Bool, id: String? = nil, action: (Bool) -> Action
  ) {
    self.id = id ?? title
    self.title = title
    self.subtitle = subtitle
    self.isOn = isOn
    self.action = ScreenAction(action(!isOn))
  }
}
