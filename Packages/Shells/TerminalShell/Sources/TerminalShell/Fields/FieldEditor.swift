/// The text of a field while someone edits it, with the cursor between two grapheme clusters.
struct FieldEditor: Equatable, Sendable {
  /// What a field holds at most, in bytes of UTF-8: far beyond any real entry, and little enough to draw at once.
  static let mostBytes = 1 << 16

  private(set) var text: String
  /// How many grapheme clusters are before the cursor.
  private(set) var cursor: Int

  init(_ text: String) {
    self.text = text
    cursor = text.count
  }

  /// Takes another text over, as when the model replaces it; the cursor goes to its end.
  mutating func replace(with text: String) {
    guard text != self.text else { return }
    self = FieldEditor(text)
  }

  /// Inserts at the cursor what was typed or pasted, made one line; what is too long is cut.
  mutating func insert(_ insertion: String) {
    let index = text.index(text.startIndex, offsetBy: cursor)
    var line = OneLineText(after: text[..<index].unicodeScalars.last)
    let fitting = line.take(insertion).prefix(bytes: Self.mostBytes - text.utf8.count)
    guard !fitting.isEmpty else { return }
    let before = String(text[..<index]) + fitting
    setText(before + text[index...], cursorAfterScalars: before.unicodeScalars.count)
  }

  mutating func apply(_ edit: FieldEdit) {
    switch edit {
    case .moveLeft: cursor = max(cursor - 1, 0)
    case .moveRight: cursor = min(cursor + 1, text.count)
    case .moveToStart: cursor = 0
    case .moveToEnd: cursor = text.count
    case .moveWordLeft: cursor = startOfWord(before: cursor)
    case .moveWordRight: cursor = endOfWord(after: cursor)
    case .deleteLeft: remove(max(cursor - 1, 0)..<cursor)
    case .deleteRight: remove(cursor..<min(cursor + 1, text.count))
    case .deleteWordLeft: remove(startOfWord(before: cursor)..<cursor)
    case .deleteWordRight: remove(cursor..<endOfWord(after: cursor))
    case .deleteToStart: remove(0..<cursor)
    case .deleteToEnd: remove(cursor..<text.count)
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    let characters = Array(text)
    let before = String(characters[..<range.lowerBound])
    setText(before + String(characters[range.upperBound...]), cursorAfterScalars: before.unicodeScalars.count)
  }

  /// What was apart may join to one cluster, so the cursor is found anew: at the next boundary.
  private mutating func setText(_ newText: String, cursorAfterScalars scalarCount: Int) {
    text = newText
    var scalars = 0
    cursor = 0
    for character in newText {
      guard scalars < scalarCount else { break }
      scalars += character.unicodeScalars.count
      cursor += 1
    }
  }

  private func startOfWord(before position: Int) -> Int {
    let before = Array(text.prefix(position))
    let end = before.lastIndex { $0.isPartOfWord } ?? -1
    return (before[..<(end + 1)].lastIndex { !$0.isPartOfWord } ?? -1) + 1
  }

  private func endOfWord(after position: Int) -> Int {
    let characters = Array(text)
    let start = characters[position...].firstIndex { $0.isPartOfWord } ?? characters.count
    return characters[start...].firstIndex { !$0.isPartOfWord } ?? characters.count
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// The longest beginning that fits, cut between clusters.
  fileprivate func prefix(bytes most: Int) -> Substring {
    var count = 0
    return prefix { character in
      count += character.utf8.count
      return count <= most
    }
  }
}
