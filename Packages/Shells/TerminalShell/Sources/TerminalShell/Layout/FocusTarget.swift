import Screens

/// Something that can have the focus.
struct FocusTarget: Equatable, Sendable {
  let id: FocusID
  let element: Element

  var isEnabled: Bool {
    if case .button(let button) = element { button.isEnabled } else { true }
  }
}
