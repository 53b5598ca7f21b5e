/// What a person did at the keyboard.
enum TerminalInput: Hashable, Sendable {
  case press(KeyPress)
  case paste(String)
}
