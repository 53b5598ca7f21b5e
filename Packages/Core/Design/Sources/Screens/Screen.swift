/// What a scene shows at one moment, as a value without any UI type. Models compute it, shells draw it and send
/// the actions in it back.
public struct Screen: Equatable, Sendable {
  /// Names the screen for focus, drafts and restoration, for example `profile.edit`; unique within a scene.
  public var id: String
  /// The heading; may be empty.
  public var title: String
  /// The body of the screen.
  public var content: Content
  /// A lasting remark about the whole screen, such as being offline.
  public var banner: Banner?
  /// A question or message that must be answered before anything else.
  public var alert: Alert?
  /// A short message that goes away by itself.
  public var toast: Toast?
  /// What going back from here asks for; nil when there is no way back but that of a stack around the screen.
  public var back: ScreenAction?

  /// Makes a screen from its parts.
  public init(
    id: String, title: String, content: Content, banner: Banner? = nil, alert: Alert? = nil,
    toast: Toast? = nil, back: ScreenAction? = nil
  ) {
    self.id = id
    self.title = title
    self.content = content
    self.banner = banner
    self.alert = alert
    self.toast = toast
    self.back = back
  }

  /// Makes a screen of sections.
  public init(
    id: String, title: String, alert: Alert? = nil, toast: Toast? = nil, back: ScreenAction? = nil,
    @SectionsBuilder sections: () -> [Section]
  ) {
    self.init(
      id: id, title: title, content: .sections(sections()), alert: alert, toast: toast, back: back)
  }
}

extension Screen {
  /// The kinds of body that a screen can have.
  public indirect enum Content: Equatable, Sendable {
    /// Work without a result to show yet.
    case loading(Progress)
    /// Nothing there, and what to do about it.
    case empty(Notice)
    /// Something failed, and what to do about it.
    case error(Notice)
    /// Titled groups of elements.
    case sections([Section])
    /// One long list, of which a shell asks only for the rows that it draws.
    case list(List)
    /// Several screens side by side, one of them selected.
    case tabs(Tabs)
    /// A screen that lies on others.
    case stack(Stack)
  }

  /// The screen that is on top: follows the selected tab and the top of a stack down to the content itself.
  public var leaf: Screen {
    switch content {
    case .tabs(let tabs): tabs.screen.leaf
    case .stack(let stack): stack.screen.leaf
    case .loading, .empty, .error, .sections, .list: self
    }
  }

  /// This screen and those nested in it, from the outside to the leaf.
  public var path: [Screen] {
    switch content {
    case .tabs(let tabs): [self] + tabs.screen.path
    case .stack(let stack): [self] + stack.screen.path
    case .loading, .empty, .error, .sections, .list: [self]
    }
  }
}

extension Screen {
  /// The elements of this screen's own sections, from top to bottom; empty for any other content.
  public var elements: [Element] {
    guard case .sections(let sections) = content else { return [] }
    return sections.flatMap(\.elements)
  }

  /// The text fields of this screen's own sections.
  public var textFields: [TextField] {
    elements.compactMap { if case .textField(let field) = $0 { field } else { nil } }
  }
}
