import Screens

/// What a person sees and where they are in it: takes screens and keys, gives frames and requests. It knows no
/// terminal and does nothing by itself.
struct Interface {
  private(set) var screen = Screen(id: "", title: "", content: .sections([]))
  private(set) var display = DisplaySettings()
  private(set) var order = FocusOrder(Screen(id: "", title: "", content: .sections([])))
  private(set) var editors: [String: FieldEditor] = [:]
  var size: TerminalSize
  var places = Places()
  var alertFocus = 0
  var alertTop = 0
  /// Whether something was asked for since somebody typed last, so that a refusal may move the focus.
  var awaitsAnswer = false
  /// Whether the password that has the focus is drawn as it is: until something else has the focus, or is asked for.
  var showsPassword = false
  private(set) var spinner = Spinner()
  /// Whether the person is asked if they really want to quit.
  private(set) var isAskingToQuit = false

  init(size: TerminalSize) {
    self.size = size
  }

  /// Takes a screen over. The focus stays on what has it as long as that is there. On another screen it begins anew,
  /// except on one that was below the last one in a stack: there it is where it was. When what was asked for is
  /// refused because of a field, the focus goes there.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - display: how it is to look.
  ///   - text: what stands in a text field of the screen.
  mutating func show(_ screen: Screen, display: DisplaySettings, text: (TextField) -> String) {
    let (previous, previousAlert) = (self.screen, alert)
    self.screen = screen
    self.display = display
    order = FocusOrder(screen)
    if previous.leaf.id != screen.leaf.id {
      editors.removeAll()
      if !screen.isUncovered(byLeaving: previous) { place = Place() }
    }
    editors = screen.leaf.textFields.reduce(into: [:]) { updated, field in
      updated[field.id] = editors[field.id] ?? FieldEditor(text(field))
      updated[field.id]?.replace(with: text(field))
    }
    if previousAlert != alert { settleAlert() }
    if previous.leaf.id != screen.leaf.id { showsPassword = false }
    settleFocus()
    focusOnRefusedField(previous)
  }

  /// Asks whether to quit, or takes the question back.
  mutating func askToQuit(_ isAsking: Bool) {
    isAskingToQuit = isAsking
    settleAlert()
  }

  /// Whether something turns, so that frames have to be drawn without anything happening.
  var isAnimated: Bool {
    if case .loading(let progress) = screen.leaf.content { return progress.fraction == nil }
    return screen.leaf.elements.contains {
      if case .progress(let progress) = $0 { progress.fraction == nil } else { false }
    }
  }

  mutating func turnSpinner() {
    spinner.turn()
  }

  mutating func edit(_ field: TextField, _ change: (inout FieldEditor) -> Void) {
    change(&editors[field.id, default: FieldEditor(field.text)])
  }
}

extension Interface {
  var place: Place {
    get { places[screen.leaf.id] }
    set { places[screen.leaf.id] = newValue }
  }

  /// The alert that must be answered first, if any.
  var alert: Alert? { isAskingToQuit ? .quit : screen.topAlert }

  /// The long list that the screen is, if it is one.
  var list: List? {
    if case .list(let list) = screen.leaf.content { list } else { nil }
  }

  /// The tabs that the keys choose from: the innermost ones.
  var tabs: Tabs? {
    screen.path.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.last
  }

  /// What has the focus; nil if nothing can have it, or a long list has.
  var focused: FocusTarget? {
    place.focus.flatMap { order.index(of: $0) }.map { order.targets[$0] }
  }

  var focusedField: TextField? {
    if case .textField(let field) = focused?.element { field } else { nil }
  }

  /// The index of the text field that follows what has the focus.
  var nextField: Int? {
    guard let current = place.focus.flatMap({ order.index(of: $0) }) else { return nil }
    return order.targets.indices.dropFirst(current + 1).first {
      if case .textField = order.targets[$0].element { true } else { false }
    }
  }

  /// What most people do on the screen, if it can be done now.
  var primaryButton: Button? {
    for case .button(let button) in screen.leaf.elements where button.role == .primary && button.isEnabled {
      return button
    }
    return nil
  }

  /// Gives the focus to the target at an index of the order.
  mutating func focus(on index: Int) {
    place.focus = order.targets[index].id
    place.focusIndex = index
    place.followsFocus = true
    showsPassword = false
  }

  private mutating func settleAlert() {
    alertFocus = alert?.safestAnswer ?? 0
    alertTop = 0
    showsPassword = false
  }

  private mutating func settleFocus() {
    if let list {
      place.list.follow(list)
      if place.focus.flatMap({ order.index(of: $0) }) == nil { place.focus = nil }
      return
    }
    guard !order.targets.isEmpty else { return }
    if let index = place.focus.flatMap({ order.index(of: $0) }) {
      place.focusIndex = index
    } else if place.focus == nil, let initial = order.initial {
      focus(on: initial)
    } else {
      focus(on: min(place.focusIndex, order.targets.count - 1))
    }
  }
}

extension Interface {
  private mutating func focusOnRefusedField(_ previous: Screen) {
    guard awaitsAnswer, focusedField?.error == nil, previous.leaf.id == screen.leaf.id else { return }
    let refusedBefore = previous.leaf.textFields.filter { $0.error != nil }.map(\.id)
    let refused = order.targets.firstIndex { target in
      guard case .textField(let field) = target.element, field.error != nil else { return false }
      return !refusedBefore.contains(field.id)
    }
    if let refused { focus(on: refused) }
  }
}

extension Alert {
  /// The answer that has the focus at first: one that destroys nothing.
  fileprivate var safestAnswer: Int? {
    let isDangerous = buttons.contains { $0.role == .destructive }
    return buttons.firstIndex { $0.role == (isDangerous ? .cancel : .primary) }
      ?? buttons.firstIndex { $0.role != .destructive }
  }
}
