extension Screen {
  /// What a person may ask for who uses a thing with a title: a button, a row that leads somewhere, a toggle or a tab.
  /// While an alert is shown, only its answers can be used; of a long list, the first rows.
  ///
  /// - Returns: the actions, each once: none when there is no such thing or it can't be used now, several when several
  ///   things have the title and do not do the same.
  public func actions(titled title: String) -> [ScreenAction] {
    let found =
      topAlert?.buttons.actions(titled: title)
      ?? leaf.contentActions(titled: title) + path.flatMap { $0.frameActions(titled: title) }
    return found.reduce(into: []) { actions, action in
      if !actions.contains(action) { actions.append(action) }
    }
  }

  /// What a person asks for who uses the thing with a title; see `actions(titled:)`.
  ///
  /// - Returns: the action, or nil when nothing with that title can be used now, or several things could be meant.
  public func action(titled title: String) -> ScreenAction? {
    let actions = actions(titled: title)
    return actions.count == 1 ? actions[0] : nil
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

  private func contentActions(titled title: String) -> [ScreenAction] {
    switch content {
    case .empty(let notice), .error(let notice): notice.buttons.actions(titled: title)
    case .sections: elements.compactMap { $0.action(titled: title) }
    case .list(let list): list.firstRows.filter { $0.title == title }.compactMap(\.action)
    case .loading, .tabs, .stack: []
    }
  }

  private func frameActions(titled title: String) -> [ScreenAction] {
    let bannerActions = [banner?.button].compactMap(\.self).actions(titled: title)
    guard case .tabs(let tabs) = content else { return bannerActions }
    return bannerActions + tabs.items.filter { $0.title == title }.map(\.action)
  }
}

extension [Button] {
  fileprivate func actions(titled title: String) -> [ScreenAction] {
    filter { $0.title == title && $0.isEnabled }.map(\.action)
  }
}

extension Element {
  fileprivate func action(titled title: String) -> ScreenAction? {
    switch self {
    case .button(let button): button.title == title && button.isEnabled ? button.action : nil
    case .row(let row): row.title == title ? row.action : nil
    case .toggle(let toggle): toggle.title == title ? toggle.action : nil
    case .text, .textField, .picker, .progress: nil
    }
  }
}

extension Screen {
  /// The toggles with a title on the screen on top; none while an alert is shown.
  public func toggles(titled title: String) -> [Toggle] {
    usableElements.compactMap { if case .toggle(let toggle) = $0 { toggle } else { nil } }
      .filter { $0.title == title }
  }

  /// The pickers with a title on the screen on top; none while an alert is shown.
  public func pickers(titled title: String) -> [Picker] {
    usableElements.compactMap { if case .picker(let picker) = $0 { picker } else { nil } }
      .filter { $0.title == title }
  }

  /// The text fields with a label on the screen on top; none while an alert is shown.
  public func textFields(labelled label: String) -> [TextField] {
    usableElements.compactMap { if case .textField(let field) = $0 { field } else { nil } }
      .filter { $0.label == label }
  }

  private var usableElements: [Element] { topAlert == nil ? leaf.elements : [] }
}
