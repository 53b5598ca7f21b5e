/// Text in one style.
struct Span: Hashable, Sendable {
  let text: SafeText
  var style: CellStyle

  init(_ text: SafeText, _ style: CellStyle = .plain) {
    self.text = text
    self.style = style
  }

  init(_ text: String, _ style: CellStyle = .plain) {
    self.init(SafeText(text), style)
  }
}
