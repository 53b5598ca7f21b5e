import Screens

/// The bottom line: which keys do something now. The most important come first; what doesn't fit is left out.
struct KeyHints {
  private let hints: [(key: String, meaning: String)]

  init(_ interface: Interface) {
    if let alert = interface.alert {
      let dismissal = alert.dismissal.map { [("Esc", $0.title)] } ?? []
      let isLong = interface.alertBox.map { $0.lastTop > 0 } ?? false
      let pages = isLong ? [("PgUp PgDn", "Read on")] : []
      hints = [("←→", "Choose"), ("⏎", "Answer")] + pages + dismissal + [("^Q", "Quit")]
      return
    }
    var hints = [Self.hint(for: interface.focused?.element, in: interface)].compactMap(
      \.self)
    if interface.focusedField?.kind == .password {
      hints.append(("^R", interface.showsPassword ? "Hide" : "Show"))
    }
    if interface.screen.backAction != nil { hints.append(("Esc", "Back")) }
    if interface.order.targets.count > 1 || interface.list != nil { hints.append(("↑↓", "Move")) }
    if let tabs = interface.tabs, tabs.items.count > 1 {
      hints.append(
        interface.focusedField == nil ? ("1–\(min(tabs.items.count, 9))", "Tabs") : ("^←→", "Tabs"))
    }
    self.hints = hints + [("^Q", "Quit")]
  }

  private static func hint(for element: Element?, in interface: Interface) -> (String, String)? {
    switch element {
    case .textField:
      ("⏎", interface.nextField == nil ? interface.primaryButton?.title ?? "Next" : "Next")
    case .row: ("⏎", "Open")
    case .button(let button): button.isEnabled ? ("⏎", button.title) : nil
    case .toggle: ("⏎", "Switch")
    case .picker: ("←→", "Choose")
    case .text, .progress: nil
    case nil: interface.list == nil ? nil : ("⏎", "Open")
    }
  }

  func line(width: Int) -> StyledLine {
    var line = StyledLine.blank
    for (key, meaning) in hints {
      let separator = line.spans.isEmpty ? "" : "   "
      let hint = [
        Span(separator), Span(key, CellStyle(foreground: .accent)), Span(" " + meaning, .secondary),
      ]
      let longer = StyledLine(line.spans + hint)
      if longer.width <= width { line = longer }
    }
    return line
  }
}
