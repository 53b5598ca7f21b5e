import Testing

@testable import DesignTokens

@Suite struct `A token colour` {
  private static let white = TokenColor(red: 255, green: 255, blue: 255)
  private static let black = TokenColor(red: 0, green: 0, blue: 0)

  // The weights of the components are those of the definition in WCAG 2.2.
  @Test(
    arguments: [
      (black, 0), (white, 1),
      (TokenColor(red: 255, green: 0, blue: 0), 0.2126),
      (TokenColor(red: 0, green: 255, blue: 0), 0.7152),
      (TokenColor(red: 0, green: 0, blue: 255), 0.0722),
      (TokenColor(red: 10, green: 10, blue: 10), 0.003035),
      (TokenColor(red: 11, green: 11, blue: 11), 0.003347),
      (TokenColor(red: 128, green: 128, blue: 128), 0.215861),
    ] as [(TokenColor, Double)])
  func `has the luminance that WCAG defines`(color: TokenColor, luminance: Double) {
    #expect(abs(color.relativeLuminance - luminance) < 0.000001)
  }

  // Grey 118 is known as the lightest that passes AA on white, and grey 119 as the first that fails.
  @Test(
    arguments: [
      (white, 1), (black, 21),
      (TokenColor(red: 118, green: 118, blue: 118), 4.54),
      (TokenColor(red: 119, green: 119, blue: 119), 4.48),
      (TokenColor(red: 255, green: 0, blue: 0), 4.00),
      (TokenColor(red: 0, green: 0, blue: 255), 8.59),
    ] as [(TokenColor, Double)])
  func `has the published contrast with white, either way round`(color: TokenColor, ratio: Double) {
    #expect(abs(color.contrastRatio(with: Self.white) - ratio) < 0.005)
    #expect(Self.white.contrastRatio(with: color) == color.contrastRatio(with: Self.white))
  }
}
