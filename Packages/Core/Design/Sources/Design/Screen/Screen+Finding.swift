extension Screen {
  /// What a person asks for who uses the thing with a title: a button, a row that leads somewhere, a toggle or a tab.
  /// While an alert is shown, only its answers can be used.
  ///
  /// - Returns: the action, or nil when there is no such thing or it can't be used now.
  public func action(titled title: String) -> ScreenAction? {
    if let alert = topAlert { return alert.buttons.first { $0.title == title && $0.isEnabled }?.action }
    return leaf.contentAction(titled: title) ?? path.lazy.compactMap { $0.frameAction(titled: title) }.first
  }

  /// What going back asks for: the innermost way back, of a screen itself or of a stack. While an alert is shown, going
  /// back means its dismissal.
  public var backAction: ScreenAction? {
    if let alert = topAlert { return alert.dismissal?.action }
    return path.compactMap(\.ownBackAction).last
  }

  private var ownBackAction: ScreenAction? {
    if case .stack(let stack) = content, let back = stack.back { back } else { back }
  }

  private func contentAction(titled title: String) -> ScreenAction? {
    switch content {
    case .empty(let notice), .error(let notice):
      notice.buttons.action(titled: title)
    case .sections:
      elements.lazy.compactMap { $0.action(titled: title) }.first
    case .list(let list):
      (0..<list.count).lazy.compactMap { list.row(at: $0) }.first { $0.title == title }?.action
    case .loading, .tabs, .stack: nil
    }
  }

  private func frameAction(titled title: String) -> ScreenAction? {
    if let button = banner?.button, let action = [button].action(titled: title) { return action }
    guard case .tabs(let tabs) = content else { return nil }
    return tabs.items.first { $0.title == title }?.action
  }
}

extension [Button] {
  fileprivate func action(titled title: String) -> ScreenAction? {
    first { $0.title == title && $0.isEnabled }?.action
  }
}

extension Element {
  fileprivate func action(titled title: String) -> ScreenAction? {
    switch self {
    case .button(let button): [button].action(titled: title)
    case .row(let row): row.title == title ? row.action : nil
    case .toggle(let toggle): toggle.title == title ? toggle.action : nil
    case .text, .textField, .picker, .progress: nil
    }
  }
}

extension Screen {
  /// The toggle with a title on the screen on top; nil while an alert is shown.
  public func toggle(titled title: String) -> Toggle? {
    usableElements.lazy.compactMap { if case .toggle(let toggle) = $0 { toggle } else { nil } }
      .first { $0.title == title }
  }

  /// The picker with a title on the screen on top; nil while an alert is shown.
  public func picker(titled title: String) -> Picker? {
    usableElements.lazy.compactMap { if case .picker(let picker) = $0 { picker } else { nil } }
      .first { $0.title == title }
  }

  /// The text field with a label on the screen on top; nil while an alert is shown.
  public func textField(labelled label: String) -> TextField? {
    usableElements.lazy.compactMap { if case .textField(let field) = $0 { field } else { nil } }
      .first { $0.label == label }
  }

  private var usableElements: [Element] { topAlert == nil ? leaf.elements : [] }
}
