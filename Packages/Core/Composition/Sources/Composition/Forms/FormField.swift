import Screens

/// A text field of a form, as its model keeps it: what stands in the field and what is wrong with it.
///
/// A form notes what it sends with `send()`, so that the answer, which may come late, concerns only that and nothing that
/// was typed meanwhile.
public struct FormField: Equatable, Sendable {
  /// What is wrong with the text, if anything.
  public var problem: String?
  private var typed: TypedText
  private var sent: TypedText?
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
    sent = nil
  }

  /// Notes what stands in the field as sent.
  ///
  /// - Returns: what to send.
  public mutating func send() -> TypedText {
    sent = typed
    return typed
  }

  /// Whether what was sent last still stands there.
  public var isAsSent: Bool { typed == sent }

  /// Takes a refusal of what was sent: a text that was typed since is another one, with which nothing is known to be wrong.
  ///
  /// - Parameter problem: what is wrong with what was sent, if anything.
  public mutating func answer(_ problem: String?) {
    if isAsSent { self.problem = problem }
    sent = nil
  }

  /// Takes what was sent out of the field; a text that was typed since stays.
  public mutating func clearSent() {
    if isAsSent { clear() }
    sent = nil
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
