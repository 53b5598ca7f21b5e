import Foundation
import LoopbackServer
import Testing

@testable import Networking

@Suite struct `Dates in headers` {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)  // September 2026

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "Mon, 06 Nov 1994 08:49:37 GMT",
  ])
  func `are read in all three forms`(text: String) {
    #expect(HTTPDate.date(from: text, relativeTo: now) == Date(timeIntervalSince1970: 784_111_777))
  }

  @Test(arguments: [
    ("Thu, 29 Feb 2024 00:00:00 GMT", 1_709_164_800.0), ("Thu Feb 29 23:59:60 2024", 1_709_251_200),
    ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Sat, 01 Jan 0000 00:00:00 GMT", -62_167_219_200),
  ])
  func `are read at their limits`(text: String, seconds: Double) {
    #expect(HTTPDate.date(from: text, relativeTo: now) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (1_709_210_096, "Thu, 29 Feb 2024 12:34:56 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
  ])
  func `are written in the one form of today`(seconds: Double, text: String) {
    #expect(Date(timeIntervalSince1970: seconds).httpDate == text)
    #expect(HTTPDate.date(from: text, relativeTo: now) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [("76", 2076), ("77", 1977), ("26", 2026), ("00", 2000), ("99", 1999)])
  func `with a year of two digits are at most 50 years ahead`(digits: String, year: Int) throws {
    let long = try #require(HTTPDate.date(from: "Fri, 01 Jan \(year) 00:00:00 GMT", relativeTo: now))
    #expect(HTTPDate.date(from: "Friday, 01-Jan-\(digits) 00:00:00 GMT", relativeTo: now) == long)
  }

  @Test(arguments: [
    "", "0", "-1", "now", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
    "Sun, 06 Nov 1994 08:49:37 +0000", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 30 Feb 2024 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
    "sun, 06 nov 1994 08:49:37 gmt", "Xyz, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37 GMT ", " Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06  Nov 1994 08:49:37 GMT",
    "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun, 06-Nov-94 08:49:37 GMT", "Sun Nov 6 08:49:37 1994",
    "Sun Nov 06 08:49:37 1994 GMT", "1994-11-06T08:49:37Z", "Sun, ٠٦ Nov 1994 08:49:37 GMT",
  ])
  func `of any other form aren't guessed`(text: String) {
    #expect(HTTPDate.date(from: text, relativeTo: now) == nil)
  }

  @Test(arguments: [-1e300, 0, 1e300, .infinity, -.infinity])
  func `are read whatever the device's clock says`(seconds: Double) {
    let now = Date(timeIntervalSince1970: seconds)
    #expect(HTTPDate.date(from: "Sunday, 06-Nov-94 08:49:37 GMT", relativeTo: now) != nil)
  }
}
