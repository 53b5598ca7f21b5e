import Testing

@testable import DesignTokens

/// Two colours that are drawn together, and what WCAG 2.2 AA asks of them.
private struct Pair: CustomTestStringConvertible {
  enum Use: Double {
    /// Text of ordinary size (success criterion 1.4.3).
    case text = 4.5
    /// Parts that must be seen to use the interface (success criterion 1.4.11).
    case interfacePart = 3
  }

  let foreground: SemanticColor
  let background: SemanticColor
  let use: Use

  func minimum(in scheme: ColorScheme) -> Double {
    switch scheme {
    case .light, .dark: use.rawValue
    case .highContrastLight, .highContrastDark: 7
    }
  }

  var testDescription: String { "\(foreground) on \(background)" }

  static let all: [Pair] =
    combine([.text, .secondaryText, .accent, .destructive, .success, .warning], use: .text)
    + combine([.border, .focus, .selection], use: .interfacePart)
    + [
      Pair(foreground: .onAccent, background: .accent, use: .text),
      Pair(foreground: .onDestructive, background: .destructive, use: .text),
      Pair(foreground: .onSelection, background: .selection, use: .text),
    ]

  private static func combine(_ foregrounds: [SemanticColor], use: Use) -> [Pair] {
    foregrounds.flatMap { foreground in
      [SemanticColor.background, .surface].map { background in
        Pair(foreground: foreground, background: background, use: use)
      }
    }
  }
}

@Suite struct `Contrast` {
  @Test(arguments: ColorScheme.allCases, Pair.all)
  fileprivate func `what is drawn together can be told apart`(scheme: ColorScheme, pair: Pair) {
    let foreground = pair.foreground.color(in: scheme)
    let ratio = foreground.contrastRatio(with: pair.background.color(in: scheme))
    #expect(ratio >= pair.minimum(in: scheme))
  }

  @Test(arguments: SemanticColor.allCases)
  func `every colour is checked in some pair`(color: SemanticColor) {
    #expect(Pair.all.contains { $0.foreground == color || $0.background == color })
  }
}
