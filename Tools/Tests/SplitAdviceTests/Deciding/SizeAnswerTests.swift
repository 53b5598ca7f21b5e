import Testing

@testable import SplitAdvice

@Suite struct `Size and contributors` {
  static let cases: [(lines: Int, contributors: Int?, answer: SizeAnswer)] = [
    (0, 0, .small), (4999, 2, .small), (4999, nil, .small), (4999, 3, .open),
    (5000, 2, .open), (5000, nil, .open), (5000, 3, .consider), (10_000, 12, .consider),
    (20_000, 2, .open), (20_000, 3, .consider), (20_001, 0, .large), (20_001, nil, .large),
    (20_001, 12, .large),
  ]

  @Test(arguments: cases) func `answer the first questions of the tree`(
    item: (lines: Int, contributors: Int?, answer: SizeAnswer)
  ) {
    #expect(
      SizeAnswer(lines: item.lines, contributors: item.contributors, AdviceSettings()) == item.answer)
  }

  @Test func `are compared with what is configured`() {
    var settings = AdviceSettings()
    (settings.smallLines, settings.largeLines, settings.team) = (10, 20, 1)

    #expect(SizeAnswer(lines: 15, contributors: 1, settings) == .consider)
    #expect(SizeAnswer(lines: 21, contributors: 1, settings) == .large)
  }
}
