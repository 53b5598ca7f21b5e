import Foundation
import Testing

@testable import Profile

@Suite struct `The age of a record` {
  private static let (minute, hour, day) = (60, 3600, 86_400)
  private static let ages: [(seconds: Int, words: String)] = [
    (-day, "less than a minute ago"), (0, "less than a minute ago"), (59, "less than a minute ago"),
    (minute, "1 minute ago"), (2 * minute, "2 minutes ago"), (hour - 1, "59 minutes ago"),
    (hour, "1 hour ago"), (2 * hour - 1, "1 hour ago"), (day - 1, "23 hours ago"), (day, "1 day ago"),
    (2 * day, "2 days ago"), (7 * day - 1, "6 days ago"), (7 * day, "3 May 2026"),
    (400 * day, "5 April 2025"),
  ]

  @Test(arguments: ages)
  func `is told in words`(seconds: Int, words: String) throws {
    let now = try Date("2026-05-10T12:00:00Z", strategy: .iso8601)
    #expect(RecordAge.text(from: now - Double(seconds), to: now, timeZone: .gmt) == words)
  }

  @Test func `names the day where the person is`() throws {
    let date = try Date("2026-05-03T23:30:00Z", strategy: .iso8601)
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    #expect(RecordAge.text(from: date, to: date + 30 * 86_400, timeZone: tokyo) == "4 May 2026")
  }
}
