/// The part of a field's text that its width shows, with the cursor always in it.
struct FieldWindow: Equatable, Sendable {
  let text: SafeText
  /// Where the cursor is, in cells from the left edge of the window.
  let caret: Int

  /// - Parameters:
  ///   - editor: the text and the cursor.
  ///   - isSecure: draws a bullet for each cluster.
  ///   - width: the cells there are, one of them for the cursor behind the text.
  init(_ editor: FieldEditor, isSecure: Bool, width: Int) {
    let characters = Array(editor.text)
    func drawn(_ character: Character) -> SafeText {
      isSecure ? SafeText(glyphs: [.bullet]) : SafeText(String(character))
    }
    var shown = SafeText.empty
    for character in characters[..<editor.cursor].reversed() {
      let longer = drawn(character) + shown
      guard longer.width < width else { break }
      shown = longer
    }
    caret = shown.width
    for character in characters[editor.cursor...] {
      let longer = shown + drawn(character)
      guard longer.width <= width else { break }
      shown = longer
    }
    text = shown
  }
}
