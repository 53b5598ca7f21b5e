/// A key of the keyboard, or the character that it types.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, escape, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
}
