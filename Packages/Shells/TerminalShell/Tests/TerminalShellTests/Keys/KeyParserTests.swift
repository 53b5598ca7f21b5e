import DesignTokens
import TestSupport
import Testing

@testable import TerminalShell

@Suite(.bounded) struct `A key parser` {
  private static func press(_ key: Key, _ modifiers: KeyModifiers = []) -> [TerminalInput] {
    [.press(KeyPress(key, modifiers))]
  }

  private static func typed(_ text: String) -> [TerminalInput] {
    text.map { .press(KeyPress(.character($0))) }
  }

  static let table: [(String, [TerminalInput])] = [
    ("\u{1B}[A", press(.up)), ("\u{1B}[B", press(.down)), ("\u{1B}[C", press(.right)),
    ("\u{1B}[D", press(.left)), ("\u{1B}OA", press(.up)), ("\u{1B}OB", press(.down)),
    ("\u{1B}OC", press(.right)), ("\u{1B}OD", press(.left)),
    ("\u{1B}[1;2A", press(.up, .shift)), ("\u{1B}[1;3B", press(.down, .alt)),
    ("\u{1B}[1;5C", press(.right, .control)), ("\u{1B}[1;6D", press(.left, [.control, .shift])),
    ("\u{1B}[1;9C", press(.right)), ("\u{1B}[1;1C", press(.right)), ("\u{1B}[;5C", press(.right, .control)),
    ("\u{1B}[a", press(.up, .shift)), ("\u{1B}Od", press(.left, .control)),
    ("\u{1B}\u{1B}[A", press(.up, .alt)), ("\u{1B}\u{1B}OC", press(.right, .alt)),
    ("\u{1B}[H", press(.home)), ("\u{1B}[1~", press(.home)), ("\u{1B}[7~", press(.home)),
    ("\u{1B}OH", press(.home)), ("\u{1B}[F", press(.end)), ("\u{1B}[4~", press(.end)),
    ("\u{1B}[8~", press(.end)), ("\u{1B}OF", press(.end)), ("\u{1B}[3~", press(.delete)),
    ("\u{1B}[3;5~", press(.delete, .control)), ("\u{1B}[5~", press(.pageUp)),
    ("\u{1B}[6~", press(.pageDown)), ("\u{1B}[Z", press(.tab, .shift)), ("\t", press(.tab)),
    ("\r", press(.enter)), ("\n", press(.enter)), ("\u{1B}OM", press(.enter)), ("\u{7F}", press(.backspace)),
    ("\u{8}", press(.backspace)), ("\u{1B}\u{7F}", press(.backspace, .alt)),
    ("\u{3}", press(.character("c"), .control)), ("\u{11}", press(.character("q"), .control)),
    ("\u{1}", press(.character("a"), .control)), ("\u{1A}", press(.character("z"), .control)),
    ("\u{0}", press(.character("@"), .control)), ("\u{1F}", press(.character("_"), .control)),
    ("\u{1B}b", press(.character("b"), .alt)), ("\u{1B}é", press(.character("é"), .alt)),
    ("\u{1B}\r", press(.enter, .alt)), ("a", typed("a")), (" ", typed(" ")), ("aé漢", typed("aé漢")),
    ("e\u{301}", typed("e\u{301}")), ("👩‍👩‍👧‍👦", typed("👩‍👩‍👧‍👦")), ("🇩🇰", typed("🇩🇰")),
    ("\u{1B}[97;5u", press(.character("a"), .control)), ("\u{1B}[13u", press(.enter)),
    ("\u{1B}[9;2u", press(.tab, .shift)), ("\u{1B}[27u", press(.escape)),
    ("\u{1B}[127;3u", press(.backspace, .alt)), ("\u{1B}[97:65;2u", press(.character("a"), .shift)),
    ("\u{1B}[27;5;105~", press(.character("i"), .control)), ("\u{1B}[57399u", []),
    ("\u{1B}[200~one\r\ntwo\u{1B}[201~", [.paste("one two")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[200~\u{1B}[A\u{1B}\u{1B}[201~x", [.paste("[A")] + typed("x")),
    ("\u{1B}[<0;10;5Mx", typed("x")), ("\u{1B}[<0;10;5mx", typed("x")), ("\u{1B}[M !!x", typed("x")),
    ("\u{1B}[Ix", typed("x")), ("\u{1B}[?1;2cx", typed("x")), ("\u{1B}[12~x", typed("x")),
    ("\u{1B}OPx", typed("x")), ("\u{1B}[[Ax", typed("x")), ("\u{1B}[1 qx", typed("x")),
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}x", typed("x")), ("\u{1B}P>|term\u{1B}\\x", typed("x")),
    ("\u{1B}[2\u{3}", press(.character("c"), .control)), ("\u{1B}]0;\u{3}", press(.character("c"), .control)),
    ("\u{1B}[99999999999999999999999~x", typed("x")),
    ("\u{1B}]hi\u{1B}[A", press(.character("]"), .alt) + typed("hi") + press(.up)),
    ("\u{1B}]1\u{1B}[A", press(.up)), ("\u{1B}\u{1B}]11;?\u{7}x", typed("x")),
  ]

  @Test(arguments: table)
  func `reads a sequence that arrives at once`(_ bytes: String, _ expected: [TerminalInput]) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == expected)
    #expect(parser.patience == nil)
  }

  @Test(arguments: table)
  func `reads a sequence that arrives byte by byte`(_ bytes: String, _ expected: [TerminalInput]) {
    var parser = KeyParser()
    let inputs = bytes.utf8.flatMap { parser.parse([$0]) }
    #expect(joiningCharacters(inputs) == joiningCharacters(expected))
    #expect(parser.patience == nil)
  }

  /// Characters that arrive apart may be one cluster only when they are put together.
  private func joiningCharacters(_ inputs: [TerminalInput]) -> [String] {
    inputs.reduce(into: [""]) { result, input in
      if case .press(let press) = input, case .character(let character) = press.key, press.modifiers.isEmpty {
        result[result.count - 1].append(character)
      } else {
        result += ["\(input)", ""]
      }
    }
  }

  @Test(
    arguments: [
      ("\u{1B}", press(.escape)), ("\u{1B}\u{1B}", press(.escape) + press(.escape)),
      ("\u{1B}[", press(.character("["), .alt)),
      ("\u{1B}O", press(.character("O"), .alt)), ("\u{1B}[1;", []), ("\u{1B}]0;title", []),
      ("\u{1B}]11;rgb:ffff/ff", []), ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}", []),
      ("\u{1B}]hello", press(.character("]"), .alt) + typed("hello")),
      ("\u{1B}PÜ\r", press(.character("P"), .alt) + typed("Ü") + press(.enter)),
      ("\u{1B}X", press(.character("X"), .alt)), ("\u{1B}^", press(.character("^"), .alt)),
      ("\u{1B}_a", press(.character("_"), .alt) + typed("a")),
      ("\u{1B}]h\u{1B}", press(.character("]"), .alt) + typed("h") + press(.escape)),
    ] as [(String, [TerminalInput])])
  func `takes what stays incomplete for what it can be`(_ bytes: String, _ expected: [TerminalInput]) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == [])
    #expect(parser.patience != nil)
    #expect(parser.flush() == expected)
    #expect(parser.patience == nil)
    #expect(parser.parse("a".utf8) == Self.typed("a"))
  }

  @Test(
    arguments: [
      ([0x80], "\u{FFFD}"), ([0xFF, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x9F, 0x61], "\u{FFFD}a"), ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xE2, 0x82, 0xE2, 0x82, 0xAC], "\u{FFFD}€"),
    ] as [([UInt8], String)])
  func `shows ill-formed UTF-8 as replacement characters`(_ bytes: [UInt8], _ expected: String) {
    var parser = KeyParser()
    #expect(parser.parse(bytes) == Self.typed(expected))
    #expect(expected == String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: 1...5)
  func `reads as many Esc as were pressed`(_ count: Int) {
    var parser = KeyParser()
    let inputs = parser.parse(repeatElement(0x1B, count: count)) + parser.flush()
    #expect(inputs == (0..<count).flatMap { _ in Self.press(.escape) })
  }

  @Test func `goes on with a paste that stalls, however long, until it ends`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}[200~first \u{3}".utf8) == [])
    #expect(parser.patience != nil)
    #expect(parser.flush() == [.paste("first ")])
    #expect(parser.patience == nil)
    #expect(parser.parse("second\rthird\r\u{1B}[A\u{3}\r".utf8) == [])
    #expect(parser.flush() == [.paste("second third [A")])
    #expect(parser.parse("\u{1B}[201~\r".utf8) == [.paste("")] + Self.press(.enter))
  }

  @Test(arguments: 0...15)
  func `reads a paste that stalls anywhere, even within a character or its end`(_ count: Int) {
    let bytes = Array("é漢👍\u{1B}[201~".utf8)
    var parser = KeyParser()
    _ = parser.parse("\u{1B}[200~".utf8)
    let inputs = parser.parse(bytes.prefix(count)) + parser.flush() + parser.parse(bytes.dropFirst(count))
    let pasted = inputs.map { if case .paste(let text) = $0 { text } else { "no paste" } }
    #expect(pasted.joined() == "é漢👍")
  }

  @Test(arguments: ["\u{3}", "\u{11}", "\u{3}\u{3}"])
  func `is freed from a paste that never ends by Control-C or Control-Q alone`(_ keys: String) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}[200~never ended".utf8) == [])
    #expect(parser.flush() == [.paste("never ended")])
    #expect(parser.parse(keys.utf8) == [])
    var other = KeyParser()
    #expect(parser.flush() == other.parse(keys.utf8))
    #expect(parser.parse("a".utf8) == Self.typed("a"))
  }

  @Test(
    arguments: [
      ("11;rgb:0000/0000/0000\u{7}", TokenColor(red: 0, green: 0, blue: 0)),
      ("11;rgb:ffff/8080/00ff\u{1B}\\", TokenColor(red: 255, green: 128, blue: 0)),
      ("11;rgb:FF/80/7f\u{7}", TokenColor(red: 255, green: 128, blue: 127)),
      ("11;rgb:f/8/0\u{7}", TokenColor(red: 255, green: 136, blue: 0)),
      ("11;rgb:fff/800/0\u{7}", TokenColor(red: 255, green: 127, blue: 0)),
    ] + hostileAnswers.map { ($0, nil) } as [(String, TokenColor?)])
  func `reads the colour of the background, and no other answer`(_ answer: String, _ color: TokenColor?) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}]\(answer)".utf8) == [])
    #expect(parser.patience == nil)
    #expect(parser.background == color)
  }

  private static let hostileAnswers = [
    "11;?", "10;rgb:ffff/ffff/ffff", "11;rgb:fffff/0/0", "11;rgb:ff/ff", "11;rgb:ff/ff/ff/ff", "11;rgb://",
    "11;rgb:gg/00/00", "11;rgb:-1/00/00", "11;rgb:+f/00/00", "11;rgb:١/0/0", "11;rgba:0/0/0/0", "11;#ffffff",
    "11;white", "111;rgb:0/0/0", "11;rgb:0/0/0;rgb:0/0/0",
    "11;rgb:0/0/" + String(repeating: "0", count: 10_000),
  ].map { $0 + "\u{7}" }

  @Test func `gives up on half a character after a while`() {
    var parser = KeyParser()
    #expect(parser.parse([0xE2, 0x82]) == [])
    #expect(parser.flush() == Self.typed("\u{FFFD}"))
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}]", "\u{1B}P"])
  func `keeps little of an endless sequence and is freed by Control-C`(_ start: String) {
    var parser = KeyParser()
    #expect(parser.parse(start.utf8) == [])
    #expect(parser.parse(repeatElement(UInt8(ascii: "1"), count: 1 << 17)) == [])
    #expect(parser.parse([3]) == Self.press(.character("c"), .control))
  }

  @Test func `keeps a bounded part of an endless paste`() throws {
    var parser = KeyParser()
    _ = parser.parse("\u{1B}[200~".utf8)
    _ = parser.parse(repeatElement(UInt8(ascii: "x"), count: PasteCollector.mostBytes + 1_000))
    let inputs = parser.parse("\u{1B}[201~y".utf8)
    #expect(inputs.last == Self.typed("y").first)
    guard case .paste(let text) = try #require(inputs.first) else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == PasteCollector.mostBytes)
  }
}
