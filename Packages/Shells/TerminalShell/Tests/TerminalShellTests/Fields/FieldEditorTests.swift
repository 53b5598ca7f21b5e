import Testing

@testable import TerminalShell

@Suite struct `A field editor` {
  /// Reads and shows an editor as its text with `|` for the cursor.
  private static func editor(_ picture: String) -> FieldEditor {
    let parts = picture.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var editor = FieldEditor(parts.joined())
    while editor.cursor > parts[0].count { editor.apply(.moveLeft) }
    return editor
  }

  private static func picture(_ editor: FieldEditor) -> String {
    editor.text.prefix(editor.cursor) + "|" + editor.text.dropFirst(editor.cursor)
  }

  @Test(
    arguments: [
      ("ab|c", .moveLeft, "a|bc"), ("|abc", .moveLeft, "|abc"), ("ab|c", .moveRight, "abc|"),
      ("abc|", .moveRight, "abc|"), ("ab|c", .moveToStart, "|abc"), ("a|bc", .moveToEnd, "abc|"),
      ("one two|", .moveWordLeft, "one |two"), ("one  |two", .moveWordLeft, "|one  two"),
      ("|one two", .moveWordRight, "one| two"), ("one| two", .moveWordRight, "one two|"),
      ("-- |", .moveWordLeft, "|-- "), ("| --", .moveWordRight, " --|"),
      ("ab|c", .deleteLeft, "a|c"), ("|abc", .deleteLeft, "|abc"), ("a|bc", .deleteRight, "a|c"),
      ("abc|", .deleteRight, "abc|"), ("one two|", .deleteWordLeft, "one |"),
      ("one two |", .deleteWordLeft, "one |"), ("one |two x", .deleteWordRight, "one | x"),
      ("on|e two", .deleteToStart, "|e two"), ("on|e two", .deleteToEnd, "on|"),
      ("a👩‍👩‍👧‍👦|b", .deleteLeft, "a|b"), ("a|👩‍👩‍👧‍👦b", .moveRight, "a👩‍👩‍👧‍👦|b"), ("e\u{301}|", .deleteLeft, "|"),
      ("|", .deleteLeft, "|"), ("|", .deleteWordRight, "|"), ("|", .moveWordLeft, "|"),
    ] as [(String, FieldEdit, String)])
  func `edits by grapheme cluster`(_ before: String, _ edit: FieldEdit, _ after: String) {
    var editor = Self.editor(before)
    editor.apply(edit)
    #expect(Self.picture(editor) == after)
  }

  @Test(arguments: [
    ("|", "a", "a|"), ("a|c", "b", "ab|c"), ("|", "one\r\ntwo\nthree", "one two three|"),
    ("👩\u{200D}|", "👧", "👩‍👧|"), ("e|x", "\u{301}", "é|x"),
    ("🇩|", "🇰", "🇩🇰|"), ("|", "\u{1B}[A", "[A|"),
  ])
  func `inserts, and joins what belongs together`(_ before: String, _ insertion: String, _ after: String) {
    var editor = Self.editor(before)
    editor.insert(insertion)
    #expect(Self.picture(editor) == after)
  }

  @Test func `cuts what is too long, between clusters`() {
    var editor = FieldEditor("")
    editor.insert(String(repeating: "漢", count: FieldEditor.mostBytes))
    #expect(editor.text.utf8.count == FieldEditor.mostBytes / 3 * 3)
    editor.insert("漢")
    editor.insert("ab")
    #expect(editor.text.utf8.count == FieldEditor.mostBytes)
    #expect(editor.cursor == editor.text.count)
  }

  @Test func `takes another text over and leaves the cursor when it is the same`() {
    var editor = Self.editor("a|bc")
    editor.replace(with: "abc")
    #expect(Self.picture(editor) == "a|bc")
    editor.replace(with: "xy")
    #expect(Self.picture(editor) == "xy|")
  }

  @Test(arguments: [
    ("abc|", 10, false, "abc", 3), ("abcdefgh|", 5, false, "efgh", 4), ("|abcdefgh", 5, false, "abcde", 0),
    ("abcd|efgh", 5, false, "abcde", 4), ("abcdef|gh", 5, false, "cdefg", 4), ("漢字漢字|", 5, false, "漢字", 4),
    ("漢字漢字|", 4, false, "字", 2), ("secret|", 10, true, "••••••", 6), ("a漢|", 10, true, "••", 2),
    ("abc|", 1, false, "", 0), ("|abc", 0, false, "", 0), ("|", 5, false, "", 0),
    ("a\u{1B}b|", 9, false, "a␛b", 3),
  ])
  func `shows the part around the cursor`(
    _ picture: String, _ width: Int, _ isSecure: Bool, _ shown: String, _ caret: Int
  ) {
    let window = FieldWindow(Self.editor(picture), isSecure: isSecure, width: width)
    #expect(window.text.string == shown)
    #expect(window.caret == caret)
  }

  @Test(
    arguments: [
      (KeyPress(.left), .moveLeft), (KeyPress(.right, .alt), .moveWordRight), (.alt("b"), .moveWordLeft),
      (.control("a"), .moveToStart), (.control("e"), .moveToEnd), (.control("k"), .deleteToEnd),
      (.control("u"), .deleteToStart), (.control("w"), .deleteWordLeft), (KeyPress(.backspace), .deleteLeft),
      (KeyPress(.backspace, .alt), .deleteWordLeft), (KeyPress(.delete), .deleteRight),
      (.control("d"), .deleteRight), (KeyPress(.enter), nil), (KeyPress(.up), nil),
      (KeyPress(.character("x")), nil),
    ] as [(KeyPress, FieldEdit?)])
  func `binds the usual keys`(_ press: KeyPress, _ edit: FieldEdit?) {
    #expect(FieldEdit(press) == edit)
  }
}
