/// What somebody has typed into a field so far, kept by the side that draws it.
public struct TextFieldDraft: Equatable, Sendable {
  /// What stands in the field.
  public private(set) var text: String
  private var revision: Int

  /// Begins with what the model holds.
  public init(_ field: TextField) {
    text = field.text
    revision = field.revision
  }

  /// Takes a new state of the field from the model: its text replaces the draft only with a higher revision.
  public mutating func update(from field: TextField) {
    guard field.revision > revision else { return }
    self = TextFieldDraft(field)
  }

  /// Takes what the person typed.
  ///
  /// - Parameter text: the whole new text.
  public mutating func type(_ text: String) {
    self.text = text
  }
}
