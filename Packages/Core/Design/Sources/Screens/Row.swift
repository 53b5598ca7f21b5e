/// A title with a value beside it and a line below it, which may lead somewhere.
public struct Row: Equatable, Sendable {
  /// Names the row on its screen.
  public var id: String
  /// What the row is about.
  public var title: String
  /// The value beside the title, if any.
  public var value: String?
  /// A second line, if any.
  public var subtitle: String?
  /// What choosing the row asks for; nil for a row that only informs.
  public var action: ScreenAction?

  /// Makes a row that only informs.
  ///
  /// - Parameters:
  ///   - title: what the row is about.
  ///   - value: the value beside the title.
  ///   - subtitle: a second line.
  ///   - id: names the row on its screen; the title when not given.
  public init(_ title: String, value: String? = nil, subtitle: String? = nil, id: String? = nil) {
    self.id = id ?? title
    self.title = title
    self.value = value
    self.subtitle = subtitle
    action = nil
  }

  /// Makes a row that leads somewhere.
  ///
  /// - Parameters:
  ///   - title: what the row is about.
  ///   - value: the value beside the title.
  ///   - subtitle: a second line.
  ///   - id: names the row on its screen; the title when not given.
  ///   - action: what choosing the row asks for.
  public init<Action: Equatable & Sendable>(
    _ title: String, value: String? = nil, subtitle: String? = nil, id: String? = nil, action: Action
  ) {
    self.init(title, value: value, subtitle: subtitle, id: id)
    self.action = ScreenAction(action)
  }
}
