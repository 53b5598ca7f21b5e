import Screens

/// What can have the focus on a screen, in the order of the Tab key. The rows of a long list aren't among it.
struct FocusOrder: Equatable, Sendable {
  private(set) var targets: [FocusTarget] = []
  private var occurrences: [String: Int] = [:]

  init(_ screen: Screen) {
    for button in screen.path.compactMap({ $0.banner?.button }) { add(.button(button), in: .banner) }
    switch screen.leaf.content {
    case .sections: screen.leaf.elements.forEach { add($0, in: .content) }
    case .empty(let notice), .error(let notice): notice.buttons.forEach { add(.button($0), in: .content) }
    case .loading, .list, .tabs, .stack: break
    }
  }

  /// Where the focus is on a screen that had none yet: at the first thing of the content that can be used.
  var initial: Int? {
    targets.firstIndex { $0.id.area == .content && $0.isEnabled } ?? targets.indices.first
  }

  func index(of id: FocusID) -> Int? {
    targets.firstIndex { $0.id == id }
  }

  private mutating func add(_ element: Element, in area: FocusID.Area) {
    guard let id = element.focusID else { return }
    let occurrence = occurrences[id, default: 0]
    occurrences[id] = occurrence + 1
    targets.append(FocusTarget(id: FocusID(area: area, id: id, occurrence: occurrence), element: element))
  }
}

extension Element {
  /// The id under which the element takes the focus; nil for what is only read.
  var focusID: String? {
    switch self {
    case .row(let row): row.action == nil ? nil : row.id
    case .textField(let field): field.id
    case .toggle(let toggle): toggle.id
    case .picker(let picker): picker.id
    case .button(let button): button.id
    case .text, .progress: nil
    }
  }
}
