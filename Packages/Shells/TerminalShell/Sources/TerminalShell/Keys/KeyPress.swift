/// A key, and what was held with it.
struct KeyPress: Hashable, Sendable {
  var key: Key
  var modifiers: KeyModifiers

  init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  static func control(_ letter: Character) -> KeyPress {
    KeyPress(.character(letter), .control)
  }

  static func alt(_ letter: Character) -> KeyPress {
    KeyPress(.character(letter), .alt)
  }
}
