/// What a person did at the keyboard.
enum TerminalInput: Hashable, Sendable {
  case press(KeyPress)
  case paste(String)

  /// What the input types in a field; nil if it does something else.
  var typedCharacter: Character? {
    guard case .press(let press) = self, case .character(let character) = press.key else { return nil }
    return press.modifiers.subtracting(.shift).isEmpty ? character : nil
  }
}
