import Design

/// A text field of a form, as its model keeps it: what stands in the field and what is wrong with it.
public struct FormField: Equatable, Sendable {
  /// What is wrong with the text, if anything.
  public var problem: String?
  private var typed: TypedText
  private var revision = 0

  /// Begins with a text.
  public init(_ text: String = "") {
    typed = TypedText(text)
  }

  /// What stands in the field.
  public var text: String { typed.string }

  /// Takes what the person typed, which is a new try.
  public mutating func type(_ text: TypedText) {
    typed = text
    problem = nil
  }

  /// Puts another text there, whatever stands in the field on the screen.
  public mutating func replace(with text: String) {
    type(TypedText(text))
    revision += 1
  }

  /// Empties the field, whatever stands in it on the screen.
  public mutating func clear() {
    replace(with: "")
  }

  /// Looks for what is wrong.
  ///
  /// - Parameter problem: what to change in a text; nil when it will do.
  public mutating func check(_ problem: (String) -> String?) {
    self.problem = problem(text)
  }

  /// The field as it is shown.
  ///
  /// - Parameters:
  ///   - label: what to type here; also the field's id.
  ///   - kind: what is typed.
  ///   - action: makes the action from what was typed.
  public func element<Action: Equatable & Sendable>(
    _ label: String, kind: TextField.Kind = .plain, action: @escaping @Sendable (TypedText) -> Action
  ) -> TextField {
    TextField(label, text: text, revision: revision, kind: kind, error: problem) { action(TypedText($0)) }
  }
}
