import Screens
import Testing

@testable import TerminalShell

@Suite struct `Text for a field of one line` {
  static let breaks = [
    "\n", "\r", "\r\n", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\r\n\n\t",
  ]
  /// What can't be seen in a field, or would act on the terminal.
  static let unseen = [
    "\u{0}", "\u{7}", "\u{8}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}", "\u{AD}", "\u{200B}",
    "\u{200D}", "\u{200E}", "\u{202E}", "\u{2060}", "\u{2067}", "\u{FE0F}", "\u{FEFF}", "\u{E0041}",
    "\u{FFFE}",
  ]

  private func taken(_ pieces: [String]) -> String {
    var line = OneLineText()
    return pieces.map { line.take($0) }.joined()
  }

  @Test(arguments: breaks)
  func `has no line ends at its edges and a space for those within`(_ lineBreak: String) {
    #expect(taken([lineBreak + "pass" + lineBreak]) == "pass")
    #expect(taken(["pass" + lineBreak + "word"]) == "pass word")
    #expect(taken(["pass " + lineBreak + "word"]) == "pass word")
    #expect(taken(["pass" + lineBreak + " word"]) == "pass word")
    #expect(taken([lineBreak]) == "")
  }

  @Test(arguments: breaks)
  func `is the same wherever it is taken apart`(_ lineBreak: String) {
    let text = Array((lineBreak + "pass" + lineBreak + "word" + lineBreak).unicodeScalars)
    for end in text.indices {
      let pieces = [text[..<end], text[end...]].map { piece in
        String(String.UnicodeScalarView(piece))
      }
      #expect(taken(pieces) == "pass word")
    }
  }

  @Test(arguments: unseen)
  func `holds nothing that nobody could see`(_ scalar: String) {
    #expect(taken([scalar + "pass" + scalar + "word" + scalar]) == "password")
    #expect(taken([scalar + "\r\npass\r\n" + scalar]) == "pass")
  }

  @Test(arguments: [
    " a  b ", "👩‍👩‍👧‍👦", "❤️", "می‌خواهم", "e\u{301}", "漢字", "\u{FFFD}", "🏴\u{E0067}\u{E0062}\u{E007F}",
  ])
  func `keeps what can be seen, with what makes it look as it does`(_ text: String) {
    #expect(taken([text]).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(taken(text.unicodeScalars.map { String($0) }).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: TextField.Kind.allCases, breaks)
  func `is what a field of any kind takes from a paste and from keys`(
    _ kind: TextField.Kind, _ lineBreak: String
  ) {
    let field = TextField("Field", text: "", kind: kind, action: Tap.typed)
    let screen = Screen(id: "form", title: "Form") { Section { field } }
    var parser = KeyParser()
    let pasted = parser.parse("\u{1B}[200~\(lineBreak)one\(lineBreak)two\(lineBreak)\u{1B}[201~".utf8)
    var interface = TerminalShellTests.interface(screen)
    #expect(pasted.flatMap { interface.handle($0) } == [.type("one two", into: field)])
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `is what a terminal makes of it that doesn't tell pastes from keys`(_ lineBreak: String) {
    let screen = Screens.form()
    var interface = TerminalShellTests.interface(screen)
    var parser = KeyParser()
    var waiting = parser.parse("\(lineBreak)one\(lineBreak)two\(lineBreak)".utf8)[...]
    var requests: [Request] = []
    while !waiting.isEmpty { requests += interface.handleNext(of: &waiting) }
    #expect(requests == [.type("one two", into: screen.textFields[0])])
  }

  @Test(arguments: [
    ("\r\n", 1), ("\r", 1), ("\n", 1), ("\r\r", 2), ("\n\n", 2), ("\r\n\r\n", 2), ("\n\r", 2),
  ])
  func `ends with one Enter a line where pastes come as keys`(_ keys: String, _ count: Int) {
    var parser = KeyParser()
    let enter = TerminalInput.press(KeyPress(.enter))
    #expect(parser.parse(keys.utf8) == Array(repeating: enter, count: count))
    #expect(parser.parse("\n".utf8) == [enter], "What comes later is a key of its own.")
  }
}
