extension Screen {
  /// Everything a person can read now, in reading order: what lies on top of the rest comes last. A password counts
  /// as bullets, and of a long list only the first rows are read.
  ///
  /// - Parameter fieldText: what stands in a text field; what the model holds when not given.
  public func texts(fieldText: (TextField) -> String = { $0.text }) -> [String] {
    var texts = path.flatMap { screen in
      ([screen.title] + screen.surroundings + [screen.banner?.text, screen.banner?.button?.title]).compactMap(
        \.self)
    }
    texts += leaf.contentTexts(fieldText: fieldText)
    for screen in path {
      if let toast = screen.toast { texts.append(toast.text) }
      if let alert = screen.alert { texts += [alert.title, alert.message] + alert.buttons.map(\.title) }
    }
    return texts.filter { !$0.isEmpty }
  }

  /// Everything a person can read now; see `texts(fieldText:)`.
  public var texts: [String] { texts() }

  /// The alert that must be answered first, if any: the innermost one.
  public var topAlert: Alert? {
    path.compactMap(\.alert).last
  }

  private var surroundings: [String] {
    switch content {
    case .tabs(let tabs): tabs.items.map(\.title)
    case .stack(let stack): stack.below.last.map { [$0] } ?? []
    case .loading, .empty, .error, .sections, .list: []
    }
  }

  private func contentTexts(fieldText: (TextField) -> String) -> [String] {
    switch content {
    case .loading(let progress): [progress.label]
    case .empty(let notice), .error(let notice):
      [notice.title, notice.message] + notice.buttons.map(\.title)
    case .sections(let sections):
      sections.flatMap { section in
        [section.title ?? ""] + section.elements.flatMap { $0.texts(fieldText: fieldText) } + [
          section.footer ?? ""
        ]
      }
    case .list(let list):
      list.firstRows.flatMap(\.texts)
    case .tabs, .stack: []
    }
  }
}

extension Element {
  fileprivate func texts(fieldText: (TextField) -> String) -> [String] {
    switch self {
    case .text(let text): [text.string]
    case .row(let row): row.texts
    case .toggle(let toggle): [toggle.title, toggle.isOn ? "On" : "Off", toggle.subtitle ?? ""]
    case .picker(let picker): [picker.title, picker.selectedOption?.title ?? ""]
    case .button(let button): [button.title]
    case .progress(let progress): [progress.label]
    case .textField(let field): field.texts(fieldText(field))
    }
  }
}

extension Row {
  fileprivate var texts: [String] { [title, value ?? "", subtitle ?? ""] }
}

extension List {
  /// The rows that count when a screen is read, and used by the titles of things: as many of them as are cheap to make,
  /// however long the list is.
  var firstRows: [Row] { (0..<min(count, 100)).compactMap(row) }
}

extension TextField {
  fileprivate func texts(_ text: String) -> [String] {
    [label, text.isEmpty ? placeholder : shown(text), error ?? ""]
  }

  /// A text of this field as it may be shown: bullets for a password.
  public func shown(_ text: String) -> String {
    kind == .password ? String(repeating: "•", count: text.count) : text
  }
}
