import Design
import Testing

@testable import TerminalShell

@Suite struct `A palette` {
  @Test(
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .direct), (["TERM": "xterm-direct"], .direct),
      (["TERM": "xterm-256color"], .indexed), (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none), (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
      (["TERM": "dumb"], .none), (["TERM": "vt100"], .none), ([:], .none),
      (["TERM": "xterm", "COLORTERM": "24bit"], .direct),
    ] as [([String: String], ColorDepth)])
  func `has the colours that the environment promises`(_ environment: [String: String], _ depth: ColorDepth) {
    #expect(TerminalTraits(environment: environment).colorDepth == depth)
  }

  @Test(
    arguments: [
      (["COLORFGBG": "15;0"], false), (["COLORFGBG": "0;15"], true), (["COLORFGBG": "0;default;15"], true),
      (["COLORFGBG": "0;7"], true), (["COLORFGBG": "12;8"], false), (["COLORFGBG": "x"], nil), ([:], nil),
    ] as [([String: String], Bool?)])
  func `knows a light terminal when it is told`(_ environment: [String: String], _ isLight: Bool?) {
    #expect(TerminalTraits(environment: environment).isLight == isLight)
  }

  @Test(arguments: [
    (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (8, 8, 8, 232), (128, 128, 128, 244),
    (95, 135, 175, 67),
  ])
  func `finds the nearest indexed colour`(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ index: Int) {
    #expect(IndexedColor.nearest(to: TokenColor(red: red, green: green, blue: blue)) == index)
  }

  @Test func `changes the pen by the least`() {
    let palette = Palette(scheme: .dark, depth: .sixteen)
    #expect(palette.sequence(from: nil, to: .plain) == "\u{1B}[0;97;40m")
    #expect(palette.sequence(from: .plain, to: .plain) == "")
    #expect(palette.sequence(from: .plain, to: .bold) == "\u{1B}[1m")
    #expect(palette.sequence(from: .bold, to: .plain) == "\u{1B}[0;97;40m")
    #expect(palette.sequence(from: .plain, to: .plain.on(.selection)) == "\u{1B}[106m")
  }

  @Test func `shows a filled background by reverse video when there are no colours`() {
    let palette = Palette(scheme: .dark, depth: .none)
    #expect(palette.sequence(from: .plain, to: .plain.on(.accent)) == "\u{1B}[7m")
    #expect(palette.sequence(from: .plain, to: CellStyle(foreground: .warning)) == "")
    #expect(palette.sequence(from: .plain.on(.accent), to: .plain) == "\u{1B}[0m")
  }

  @Test(arguments: ColorScheme.allCases)
  func `keeps text and what it lies on apart in sixteen colours`(_ scheme: ColorScheme) {
    let pairs: [(SemanticColor, SemanticColor)] = [
      (.text, .background), (.secondaryText, .surface), (.accent, .background), (.onAccent, .accent),
      (.destructive, .background), (.onDestructive, .destructive), (.success, .background),
      (.warning, .background), (.onSelection, .selection), (.focus, .background), (.border, .surface),
    ]
    for (front, back) in pairs { #expect(BasicColor(front, in: scheme) != BasicColor(back, in: scheme)) }
  }
}
