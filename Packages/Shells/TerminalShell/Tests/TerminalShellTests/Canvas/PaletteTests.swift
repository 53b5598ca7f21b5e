import DesignTokens
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
    let color = TokenColor(red: red, green: green, blue: blue)
    #expect(IndexedColor.nearest(to: color).index == index)
  }

  @Test(arguments: 16...255)
  func `knows the indexed colours`(_ index: Int) {
    let color = IndexedColor(index: index)
    #expect(IndexedColor.nearest(to: color.color).color == color.color)
  }

  /// What something lies on.
  private static let backgrounds: [SemanticColor] = [
    .background, .surface, .accent, .destructive, .selection,
  ]

  @Test(arguments: ColorScheme.allCases, backgrounds)
  func `keeps the contrast level of each pair in indexed colours`(
    _ scheme: ColorScheme, _ back: SemanticColor
  ) {
    let background = back.color(in: scheme)
    for front in SemanticColor.allCases {
      let foreground = front.color(in: scheme)
      let level = [7, 4.5, 3].first { $0 <= foreground.contrastRatio(with: background) } ?? 1
      let shown = IndexedColor.nearest(to: foreground, on: background).color
      #expect(shown.contrastRatio(with: IndexedColor.nearest(to: background).color) >= level, "\(front)")
    }
  }

  @Test func `writes the colour that keeps the contrast, and anew on another background`() {
    let palette = Palette(scheme: .highContrastLight, depth: .indexed)
    let warning = CellStyle(foreground: .warning)
    let color = SemanticColor.warning.color(in: .highContrastLight)
    let index = IndexedColor.nearest(to: color, on: SemanticColor.background.color(in: .highContrastLight))
      .index
    #expect(index != IndexedColor.nearest(to: color).index)
    #expect(palette.sequence(from: .plain, to: warning) == "\u{1B}[38;5;\(index)m")
    #expect(palette.sequence(from: warning.on(.accent), to: warning).contains("38;5;\(index);48;5;231"))
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

  /// What is drawn together, and the contrast that WCAG 2.2 AA asks for.
  private static let pairs: [(front: SemanticColor, back: SemanticColor, ratio: Double)] = [
    (.text, .background, 4.5), (.accent, .background, 4.5), (.onAccent, .accent, 4.5),
    (.destructive, .background, 4.5), (.onDestructive, .destructive, 4.5), (.success, .background, 4.5),
    (.warning, .background, 4.5), (.onSelection, .selection, 4.5), (.focus, .background, 3),
    (.border, .surface, 3), (.secondaryText, .surface, 3),
  ]

  @Test(arguments: ColorScheme.allCases)
  func `keeps what is drawn together apart in sixteen colours, as xterm shows them`(_ scheme: ColorScheme) {
    for (front, back, ratio) in Self.pairs {
      let colors = [front, back].map { XtermColors.all[BasicColor($0, in: scheme).rawValue] }
      let isHighContrast = scheme == .highContrastLight || scheme == .highContrastDark
      #expect(colors[0].contrastRatio(with: colors[1]) >= (isHighContrast ? 7 : ratio), "\(front) on \(back)")
    }
  }
}

/// The sixteen colours of an xterm that nobody has configured.
private enum XtermColors {
  static let all: [TokenColor] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { TokenColor(red: UInt8($0 >> 16), green: UInt8($0 >> 8 & 0xFF), blue: UInt8($0 & 0xFF)) }
}
