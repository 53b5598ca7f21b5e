import Screens

extension Interface {
  /// Takes the first of the inputs that wait. What is typed into a field is taken together up to the next other key,
  /// so that a field takes a flood of characters as quickly as a paste.
  mutating func handleNext(of waiting: inout ArraySlice<TerminalInput>) -> [Request] {
    guard alert == nil, focusedField != nil else {
      return waiting.popFirst().map { handle($0) } ?? []
    }
    let typed = waiting.lazy.map(\.typedCharacter).prefix { $0 != nil }.compactMap(\.self)
    guard typed.count > 1 else { return waiting.popFirst().map { handle($0) } ?? [] }
    waiting = waiting.dropFirst(typed.count)
    return handle(.paste(String(typed)))
  }

  /// Takes what somebody did at the keyboard.
  ///
  /// - Returns: what is to be done about it, in this order; the interface itself has changed already.
  mutating func handle(_ input: TerminalInput) -> [Request] {
    switch input {
    case .press(.control("c")), .press(.control("q")): return [isAskingToQuit ? .quitAtOnce : .quit]
    case .press(.control("z")): return [.suspend]
    case .press(.control("l")): return [.repaint]
    default: break
    }
    let requests = act(on: input)
    if let last = requests.last { awaitsAnswer = last.isForAnAnswer }
    if requests.contains(where: \.isForAnAnswer) { showsPassword = false }
    return requests
  }

  private mutating func act(on input: TerminalInput) -> [Request] {
    if isAskingToQuit { return answer(.quit, input).flatMap { answerQuestionToQuit($0) } }
    if let alert { return answer(alert, input) }
    if let field = focusedField, let requests = edit(field, input) { return requests }
    guard case .press(let press) = input else { return [] }
    return navigate(press)
  }

  private mutating func answer(_ alert: Alert, _ input: TerminalInput) -> [Request] {
    guard case .press(let press) = input else { return [] }
    switch press.key {
    case .left, .up: moveInAlert(by: -1, of: alert.buttons.count)
    case .right, .down: moveInAlert(by: 1, of: alert.buttons.count)
    case .tab: moveInAlert(by: press.modifiers.contains(.shift) ? -1 : 1, of: alert.buttons.count)
    case .pageUp: scrollAlert(by: -1)
    case .pageDown: scrollAlert(by: 1)
    case .enter, .character(" "):
      guard alert.buttons.indices.contains(alertFocus), alert.buttons[alertFocus].isEnabled else { return [] }
      return [.send(alert.buttons[alertFocus].action)]
    case .escape: return alert.dismissal.map { [.send($0.action)] } ?? []
    default: break
    }
    return []
  }

  private mutating func answerQuestionToQuit(_ request: Request) -> [Request] {
    guard case .send(let action) = request else { return [request] }
    askToQuit(false)
    return action.unwrapped(as: QuitAnswer.self) == .quit ? [.quitAtOnce] : []
  }

  private mutating func moveInAlert(by step: Int, of count: Int) {
    guard count > 0 else { return }
    alertFocus = (alertFocus + step + count) % count
  }

  private mutating func scrollAlert(by pages: Int) {
    guard let alertBox else { return }
    let top = min(alertTop, alertBox.lastTop) + pages * alertBox.page
    alertTop = min(max(top, 0), alertBox.lastTop)
  }

  /// What the input does to the field that has the focus; nil if it isn't for the field.
  private mutating func edit(_ field: TextField, _ input: TerminalInput) -> [Request]? {
    switch input {
    case .paste(let text):
      return edited(field) { $0.insert(text) }
    case .press(let press):
      if press.modifiers == .control, press.key == .left || press.key == .right, tabs != nil { return nil }
      if press.modifiers == .alt, case .character(let digit) = press.key, digit.isASCIIDigit { return nil }
      if press == .control("r"), field.kind == .password {
        showsPassword.toggle()
        return []
      }
      if let edit = FieldEdit(press) { return edited(field) { $0.apply(edit) } }
      guard case .character(let character) = press.key else { return nil }
      guard press.modifiers.subtracting(.shift).isEmpty else { return [] }
      return edited(field) { $0.insert(String(character)) }
    }
  }

  private mutating func edited(_ field: TextField, _ change: (inout FieldEditor) -> Void) -> [Request] {
    let before = editors[field.id]?.text
    edit(field, change)
    place.followsFocus = true
    guard let text = editors[field.id]?.text, text != before else { return [] }
    return [.type(text, into: field)]
  }

  private mutating func navigate(_ press: KeyPress) -> [Request] {
    switch press.key {
    case .escape: return screen.backAction.map { [.send($0)] } ?? []
    case .enter: return activate(isEnter: true)
    case .character(" "): return activate(isEnter: false)
    case .tab: moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1, wraps: true)
    case .up: moveFocus(by: -1, wraps: false)
    case .down: moveFocus(by: 1, wraps: false)
    case .left: return moveSideways(by: -1, press)
    case .right: return moveSideways(by: 1, press)
    case .pageUp: scrollPage(by: -1)
    case .pageDown: scrollPage(by: 1)
    case .home: moveToEdge(isEnd: false)
    case .end: moveToEdge(isEnd: true)
    case .character(let digit) where digit.isASCIIDigit:
      return selectTab(at: (digit.wholeNumberValue ?? 0) - 1)
    case .character, .backspace, .delete: break
    }
    return []
  }

  private mutating func activate(isEnter: Bool) -> [Request] {
    if let list, focused == nil {
      return list.row(at: place.list.index)?.action.map { [.send($0)] } ?? []
    }
    switch focused?.element {
    case .row(let row): return row.action.map { [.send($0)] } ?? []
    case .toggle(let toggle): return [.send(toggle.action)]
    case .picker(let picker): return choose(in: picker, by: 1, wraps: true)
    case .button(let button): return button.isEnabled ? [.send(button.action)] : []
    case .textField: return submit()
    case .text, .progress, nil: return []
    }
  }

  /// Enter in a text field goes on to the next one. In the last it does what most people do on the screen, or else
  /// goes on to the next element.
  private mutating func submit() -> [Request] {
    if let nextField {
      focus(on: nextField)
      return []
    }
    if let primaryButton { return [.send(primaryButton.action)] }
    moveFocus(by: 1, wraps: false)
    return []
  }

  private func moveSideways(by step: Int, _ press: KeyPress) -> [Request] {
    if case .picker(let picker) = focused?.element, press.modifiers.isEmpty {
      return choose(in: picker, by: step, wraps: false)
    }
    guard let tabs, let current = tabs.items.firstIndex(where: { $0.id == tabs.selection }) else { return [] }
    return selectTab(at: current + step)
  }

  private func choose(in picker: Picker, by step: Int, wraps: Bool) -> [Request] {
    let count = picker.options.count
    guard count > 0 else { return [] }
    let current = picker.options.firstIndex { $0.id == picker.selection }
    let next = current.map { $0 + step } ?? 0
    let index = wraps ? (next + count) % count : min(max(next, 0), count - 1)
    return index == current ? [] : [.send(picker.options[index].action)]
  }

  private func selectTab(at index: Int) -> [Request] {
    guard let tabs, tabs.items.indices.contains(index), tabs.items[index].id != tabs.selection else {
      return []
    }
    return [.send(tabs.items[index].action)]
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
