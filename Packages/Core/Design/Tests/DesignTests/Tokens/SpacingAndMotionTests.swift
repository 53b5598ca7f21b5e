import Testing

@testable import DesignTokens

@Suite struct `Spacing and motion` {
  @Test(arguments: zip(Spacing.allCases, Spacing.allCases.dropFirst()))
  func `spacing grows from step to step`(smaller: Spacing, larger: Spacing) {
    #expect(0 < smaller.points)
    #expect(smaller.points < larger.points)
  }

  @Test func `loading shows for half a second at least, and a toast for four seconds`() {
    #expect(Motion.loadingMinimumDisplay == .milliseconds(500))
    #expect(Motion.toastDisplay == .seconds(4))
  }
}
