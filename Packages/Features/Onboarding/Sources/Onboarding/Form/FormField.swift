import Design
import Models

/// A field of a form: what stands in it and what is wrong with it.
struct FormField: Equatable, Sendable {
  private(set) var typed: TypedText
  private(set) var revision = 0
  var problem: String?

  init(_ text: String = "") {
    typed = TypedText(text)
  }

  var text: String { typed.string }

  /// Takes what the person typed, which is a new try.
  mutating func type(_ text: TypedText) {
    typed = text
    problem = nil
  }

  /// Empties the field, whatever stands in it on the screen.
  mutating func clear() {
    type(TypedText(""))
    revision += 1
  }

  mutating func check(_ rule: FieldRule) {
    problem = rule.problem(in: text)
  }

  func element<Action: Equatable & Sendable>(
    _ label: String, kind: TextField.Kind = .plain, action: @escaping @Sendable (TypedText) -> Action
  ) -> TextField {
    TextField(label, text: text, revision: revision, kind: kind, error: problem) { action(TypedText($0)) }
  }
}
