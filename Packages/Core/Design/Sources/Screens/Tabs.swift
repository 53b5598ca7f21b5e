/// Several screens side by side, one of them selected.
public struct Tabs: Equatable, Sendable {
  /// The tabs, in their order.
  public var items: [Item]
  /// The id of the selected tab.
  public var selection: String
  /// What the selected tab shows.
  public var screen: Screen

  /// One tab.
  public struct Item: Equatable, Sendable {
    /// Names the tab.
    public var id: String
    /// The tab for the person.
    public var title: String
    /// What selecting it asks for.
    public var action: ScreenAction

    /// Makes a tab.
    public init<Action: Equatable & Sendable>(_ title: String, id: String, action: Action) {
      self.id = id
      self.title = title
      self.action = ScreenAction(action)
    }
  }

  /// Makes tabs.
  public init(items: [Item], selection: String, screen: Screen) {
    self.items = items
    self.selection = selection
    self.screen = screen
  }
}
