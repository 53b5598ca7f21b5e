import Testing

@testable import SplitAdvice

@Suite struct `The degree of coupling` {
  struct Case: CustomTestStringConvertible, Sendable {
    let shared: Int
    let first: Int
    let second: Int
    let percent: Int
    let isCoupled: Bool
    var testDescription: String { "\(shared) of \(first) and \(second)" }
  }

  static let cases = [
    Case(shared: 0, first: 0, second: 0, percent: 0, isCoupled: false),
    Case(shared: 0, first: 10, second: 10, percent: 0, isCoupled: false),
    Case(shared: 10, first: 10, second: 10, percent: 100, isCoupled: true),
    Case(shared: 5, first: 10, second: 10, percent: 50, isCoupled: true),
    // Too few, however many percent.
    Case(shared: 4, first: 4, second: 4, percent: 100, isCoupled: false),
    // The average of both: 5 of (5 + 28) / 2 are 30.3 %, 5 of (5 + 29) / 2 are 29.4 %.
    Case(shared: 5, first: 5, second: 28, percent: 30, isCoupled: true),
    Case(shared: 5, first: 5, second: 29, percent: 29, isCoupled: false),
    // Exactly 30 %.
    Case(shared: 6, first: 20, second: 20, percent: 30, isCoupled: true),
    // 29.6 % is shown as 30 % and isn't 30 %.
    Case(shared: 8, first: 27, second: 27, percent: 30, isCoupled: false),
    Case(shared: 1_000_000, first: 1_000_000, second: 1_000_000, percent: 100, isCoupled: true),
  ]

  @Test(arguments: cases) func `is common commits as a share of the average of both`(item: Case) {
    let coupling = Coupling(shared: item.shared, revisions: (item.first, item.second))

    #expect(coupling.percent == item.percent)
    #expect(coupling.isAtLeast(shared: 5, percent: 30) == item.isCoupled)
  }
}
