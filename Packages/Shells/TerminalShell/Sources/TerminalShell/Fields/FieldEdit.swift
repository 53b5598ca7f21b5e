/// What a key does to the text of a field.
enum FieldEdit: Equatable, Sendable, CaseIterable {
  case moveLeft, moveRight, moveToStart, moveToEnd, moveWordLeft, moveWordRight
  case deleteLeft, deleteRight, deleteWordLeft, deleteWordRight, deleteToStart, deleteToEnd

  /// The edit of a key, with the bindings that readline made common; nil if the key isn't for editing.
  init?(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.left, []): self = .moveLeft
    case (.right, []): self = .moveRight
    case (.left, .alt), (.left, .control), (.character("b"), .alt): self = .moveWordLeft
    case (.right, .alt), (.right, .control), (.character("f"), .alt): self = .moveWordRight
    case (.home, _), (.character("a"), .control): self = .moveToStart
    case (.end, _), (.character("e"), .control): self = .moveToEnd
    case (.backspace, .alt), (.backspace, .control), (.character("w"), .control): self = .deleteWordLeft
    case (.delete, .alt), (.delete, .control), (.character("d"), .alt): self = .deleteWordRight
    case (.backspace, _): self = .deleteLeft
    case (.delete, _), (.character("d"), .control): self = .deleteRight
    case (.character("u"), .control): self = .deleteToStart
    case (.character("k"), .control): self = .deleteToEnd
    default: return nil
    }
  }
}
