import Composition
import Screens

extension ScreenModel {
  /// What stands in the fields, by their labels.
  var fields: [String: String] { byLabel(\.text) }

  /// What is wrong with the fields, by their labels.
  var problems: [String: String] { byLabel(\.error) }

  var errors: [String] {
    screen.elements.compactMap {
      if case .text(let text) = $0, text.role == .error { text.string } else { nil }
    }
  }

  /// The button with an id, which stays when its title changes.
  func button(_ id: String) -> Button? {
    screen.elements.lazy.compactMap { if case .button(let button) = $0 { button } else { nil } }
      .first { $0.id == id }
  }

  private func byLabel(_ value: (TextField) -> String?) -> [String: String] {
    var result: [String: String] = [:]
    for field in screen.textFields { result[field.label] = value(field) }
    return result
  }
}
