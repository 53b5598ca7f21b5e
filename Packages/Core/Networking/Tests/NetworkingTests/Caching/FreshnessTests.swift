import Foundation
import Testing

@testable import Networking

@Suite struct `Freshness` {
  struct Row: Sendable, CustomTestStringConvertible {
    let headers: HTTPHeaders
    let passed: TimeInterval
    let isFresh: Bool
    var wish: HTTPHeaders = [:]
    var delay: TimeInterval = 0
    var testDescription: String {
      let fields = headers.fields.map { "\($0.name)=\($0.value)" }
      return "\(fields) \(wish.values(of: "Cache-Control")) after \(passed) s, delay \(delay) s"
    }
  }

  // It is 09:00:00 when the answer comes.
  private static let rows: [Row] = [
    Row(headers: [:], passed: 0, isFresh: false),
    Row(headers: ["ETag": "\"1\""], passed: 0, isFresh: false),
    Row(headers: ["Last-Modified": "Mon, 20 Jul 2020 09:00:00 GMT"], passed: 0, isFresh: false),
    Row(headers: ["Cache-Control": "max-age=60"], passed: 0, isFresh: true),
    Row(headers: ["Cache-Control": "max-age=60"], passed: 59, isFresh: true),
    Row(headers: ["Cache-Control": "max-age=60"], passed: 60, isFresh: false),
    Row(headers: ["Cache-Control": "max-age=0"], passed: 0, isFresh: false),
    Row(headers: ["Cache-Control": "max-age=60, must-revalidate"], passed: 30, isFresh: true),
    Row(headers: ["Cache-Control": "max-age=60, no-cache"], passed: 0, isFresh: false),
    Row(headers: ["Cache-Control": "s-maxage=60"], passed: 0, isFresh: false),
    Row(headers: ["Cache-Control": "max-age=99999999999"], passed: 2_000_000_000, isFresh: true),
    // What has been on the way for a while is not new.
    Row(headers: ["Cache-Control": "max-age=60", "Age": "50"], passed: 9, isFresh: true),
    Row(headers: ["Cache-Control": "max-age=60", "Age": "50"], passed: 10, isFresh: false),
    Row(headers: ["Cache-Control": "max-age=60", "Age": "1", "age": "60"], passed: 0, isFresh: false),
    Row(headers: ["Cache-Control": "max-age=60", "Age": "old"], passed: 0, isFresh: true),
    Row(headers: ["Cache-Control": "max-age=60", "Age": "-90"], passed: 59, isFresh: true),
    Row(headers: ["Cache-Control": "max-age=60"], passed: 29, isFresh: true, delay: 30),
    Row(headers: ["Cache-Control": "max-age=60"], passed: 30, isFresh: false, delay: 30),
    Row(headers: ["Cache-Control": "max-age=60", "Age": "20"], passed: 10, isFresh: false, delay: 30),
    Row(
      headers: ["Cache-Control": "max-age=60", "Date": "Mon, 20 Jul 2026 08:59:10 GMT"], passed: 9,
      isFresh: true),
    Row(
      headers: ["Cache-Control": "max-age=60", "Date": "Mon, 20 Jul 2026 08:59:10 GMT"], passed: 10,
      isFresh: false),
    Row(
      headers: ["Cache-Control": "max-age=60", "Date": "Mon, 20 Jul 2026 10:00:00 GMT"], passed: 60,
      isFresh: false),
    Row(headers: ["Cache-Control": "max-age=60", "Date": "yesterday"], passed: 59, isFresh: true),
    // Expires
    Row(headers: ["Expires": "Mon, 20 Jul 2026 09:01:00 GMT"], passed: 59, isFresh: true),
    Row(headers: ["Expires": "Mon, 20 Jul 2026 09:01:00 GMT"], passed: 60, isFresh: false),
    Row(headers: ["Expires": "Monday, 20-Jul-26 09:01:00 GMT"], passed: 59, isFresh: true),
    Row(
      headers: ["Expires": "Tue, 21 Jul 2026 09:01:00 GMT", "Date": "Tue, 21 Jul 2026 09:00:00 GMT"],
      passed: 59,
      isFresh: true),
    Row(
      headers: ["Expires": "Tue, 21 Jul 2026 09:01:00 GMT", "Date": "Tue, 21 Jul 2026 09:00:00 GMT"],
      passed: 60,
      isFresh: false),
    Row(headers: ["Expires": "Mon, 20 Jul 2026 08:00:00 GMT"], passed: 0, isFresh: false),
    Row(headers: ["Expires": "0"], passed: 0, isFresh: false),
    Row(headers: ["Expires": "-1"], passed: 0, isFresh: false),
    Row(
      headers: ["Expires": "Mon, 20 Jul 2026 09:01:00 GMT", "expires": "Mon, 20 Jul 2026 09:01:00 GMT"],
      passed: 0,
      isFresh: false),
    Row(headers: ["Expires": "0", "Cache-Control": "max-age=60"], passed: 59, isFresh: true),
    Row(
      headers: ["Expires": "Mon, 20 Jul 2026 09:01:00 GMT", "Cache-Control": "max-age=x"], passed: 0,
      isFresh: false),
    // A clock that was set back
    Row(headers: ["Cache-Control": "max-age=60"], passed: -1, isFresh: false),
    Row(headers: ["Cache-Control": "max-age=99999999999"], passed: -500_000_000, isFresh: false),
    // What the request wants
    Row(
      headers: ["Cache-Control": "max-age=60"], passed: 0, isFresh: false, wish: ["Cache-Control": "no-cache"]
    ),
    Row(
      headers: ["Cache-Control": "max-age=60"], passed: 10, isFresh: true,
      wish: ["Cache-Control": "max-age=10"]),
    Row(
      headers: ["Cache-Control": "max-age=60"], passed: 11, isFresh: false,
      wish: ["Cache-Control": "max-age=10"]),
    Row(
      headers: ["Cache-Control": "max-age=60"], passed: 1, isFresh: false,
      wish: ["Cache-Control": "max-age=0"]),
    Row(
      headers: ["Cache-Control": "max-age=60"], passed: 39, isFresh: true,
      wish: ["Cache-Control": "min-fresh=20"]),
    Row(
      headers: ["Cache-Control": "max-age=60"], passed: 40, isFresh: false,
      wish: ["Cache-Control": "min-fresh=20"]),
    Row(
      headers: ["Cache-Control": "max-age=60"], passed: 61, isFresh: false,
      wish: ["Cache-Control": "max-stale=9"]),
    Row(
      headers: ["Cache-Control": "max-age=60"], passed: 5, isFresh: true, wish: ["Cache-Control": "max-stale"]
    ),
  ]

  @Test(arguments: rows)
  func `is what the server said, and never guessed`(row: Row) {
    let came = CachedServer.start
    let stored = StoredResponse(.text("", row.headers), asked: came - row.delay, answered: came)
    #expect(stored.isFresh(at: came + row.passed, for: CacheControl(row.wish)) == row.isFresh)
  }

  @Test(arguments: [(-1e12, 20), (0.0, 20), (5.9, 25), (1e12, 2_147_483_648)])
  func `an age is told in whole seconds and is never negative`(passed: TimeInterval, age: Int) {
    let stored = StoredResponse(
      .text("", ["Age": "20"]), asked: CachedServer.start, answered: CachedServer.start)
    #expect(stored.response(at: CachedServer.start + passed).headers["Age"] == String(age))
  }

  @Test(arguments: [-Double.infinity, -1, 0, .infinity], [-Double.infinity, 0, .infinity])
  func `an age that a file can't have rightly is told all the same`(age: TimeInterval, answered: TimeInterval)
  {
    let stored = StoredResponse(
      status: 200, headers: [:], body: Data(), answered: Date(timeIntervalSince1970: answered),
      initialAge: age)
    let told = stored.response(at: CachedServer.start, isStandIn: true).headers["Age"].flatMap { Int($0) }
    #expect(told.map { (0...DeltaSeconds.maximum).contains($0) } == true)
  }
}
