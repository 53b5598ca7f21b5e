/// One line that a person types.
///
/// The draft belongs to whoever draws the field: while somebody types, `text` from the model may be late and is
/// ignored. Only a higher `revision` makes the drawing side take `text` over; a model raises it when it really
/// means to replace what is there, for example to clear a form. `TextFieldDraft` is that rule as code.
///
/// Two fields are equal when everything but the function that makes the action is equal: within a screen an id
/// always stands for the same action.
public struct TextField: Sendable {
  /// Names the field on its screen.
  public var id: String
  /// What to type here.
  public var label: String
  /// What the model holds.
  public var text: String
  /// Counts the model's own replacements of the text.
  public var revision: Int
  /// What is typed.
  public var kind: Kind
  /// An example or a hint, shown while the field is empty.
  public var placeholder: String
  /// What is wrong with the text, if anything.
  public var error: String?
  private let makeAction: @Sendable (String) -> ScreenAction

  /// Makes a text field.
  ///
  /// - Parameters:
  ///   - label: what to type here.
  ///   - text: what the model holds.
  ///   - revision: counts the model's own replacements of the text.
  ///   - kind: what is typed.
  ///   - placeholder: shown while the field is empty.
  ///   - error: what is wrong with the text.
  ///   - id: names the field on its screen; the label when not given.
  ///   - action: makes the action from what was typed.
  public init<Action: Equatable & Sendable>(
    _ label: String, text: String, revision: Int = 0, kind: Kind = .plain, placeholder: String = "",
    error: String? = nil, id: String? = nil, action: @escaping @Sendable (String) -> Action
  ) {
    self.id = id ?? label
    self.label = label
    self.text = text
    self.revision = revision
    self.kind = kind
    self.placeholder = placeholder
    self.error = error
    makeAction = { ScreenAction(action($0)) }
  }

  /// What typing asks for.
  ///
  /// - Parameter text: the whole new text.
  public func action(for text: String) -> ScreenAction {
    makeAction(text)
  }

  /// What is typed into a field.
  public enum Kind: Equatable, Sendable, CaseIterable {
    /// Any text on one line.
    case plain
    /// An e-mail address.
    case email
    /// A password: drawn as bullets until its person asks to see it; never logged or copied into a snapshot.
    case password
  }
}

extension TextField: Equatable {
  /// Compares everything but the function that makes the action.
  public static func == (lhs: TextField, rhs: TextField) -> Bool {
    lhs.id == rhs.id && lhs.label == rhs.label && lhs.text == rhs.text && lhs.revision == rhs.revision
      && lhs.kind == rhs.kind && lhs.placeholder == rhs.placeholder && lhs.error == rhs.error
  }
}

extension TextField: CustomReflectable {
  /// A mirror that leaves the text of a password out, so that `dump` and `print` don't show it.
  public var customMirror: Mirror {
    let shown = kind == .password ? "(hidden)" : text
    return Mirror(self, children: ["id": id, "label": label, "text": shown, "revision": revision])
  }
}
