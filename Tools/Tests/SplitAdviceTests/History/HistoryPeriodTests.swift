import Foundation
import Testing

@testable import SplitAdvice

@Suite struct `How far back history counts` {
  /// 2024-03-31, 12:00.
  private static let last = Date(timeIntervalSince1970: 1_711_886_400)

  @Test(arguments: [
    ("2y", "2022-03-31"), ("1m", "2024-02-29"), ("13m", "2023-02-28"), ("2w", "2024-03-17"),
    ("31d", "2024-02-29"),
    ("2020-02-29", "2020-02-29"), ("100y", "1970-01-01"),
  ])
  func `is counted from the last commit`(text: String, day: String) {
    #expect(HistoryPeriod(text)?.firstDay(before: Self.last) == day)
    #expect(HistoryPeriod(text)?.text == text)
  }

  @Test func `may be all`() {
    #expect(HistoryPeriod("all")?.firstDay(before: Self.last) == nil)
    #expect(HistoryPeriod("all")?.text == "all")
  }

  @Test(arguments: [
    "", "y", "2", "0d", "-1d", "2Y", "2 y", "99999999999999999999d", "36501d", "2023-02-29", "2024-1-1",
    "2024-13-01", "2024-01-01T00:00", "yesterday",
  ])
  func `is nothing else`(text: String) {
    #expect(HistoryPeriod(text) == nil)
  }

  @Test(arguments: [
    ("2024-01-01", "2024-01-31", 30), ("2024-02-28", "2024-03-01", 2), ("2023-02-28", "2023-03-01", 1),
    ("1999-12-31", "2000-01-01", 1), ("2022-03-31", "2024-03-31", 731), ("1970-01-01", "2024-01-01", 19723),
  ])
  func `is measured in days`(first: String, last: String, days: Int) throws {
    #expect(try #require(DayNumber(last)).value - #require(DayNumber(first)).value == days)
  }

  @Test(arguments: ["", "2024", "2024-00-01", "2024-13-01", "a-b-c", "99999999-01-01"])
  func `takes no day that is none`(text: String) {
    #expect(DayNumber(text) == nil)
  }
}
