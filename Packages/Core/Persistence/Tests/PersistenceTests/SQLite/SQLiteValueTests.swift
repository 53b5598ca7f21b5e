import Foundation
import Testing

@testable import Persistence

@Suite struct `A stored value` {
  @Test(
    arguments: [
      nil, 0, -1, .integer(.max), .integer(.min), 1.5, .real(-0.0), .real(.infinity),
      .real(.leastNonzeroMagnitude),
      "", "plain", "nul\u{0}inside", "👩‍🚀e\u{301}", .blob(Data()), .blob(Data([0, 255, 0])),
      .blob(Data(repeating: 7, count: 100_000)), .text(String(repeating: "ü", count: 100_000)),
    ] as [SQLiteValue])
  func `comes back as it was bound`(value: SQLiteValue) throws {
    let database = try SQLiteDatabase(.memory)
    try database.execute("CREATE TABLE t (v)")
    try database.execute("INSERT INTO t VALUES (?)", [value])
    let row = try #require(try database.query("SELECT v FROM t").first)
    let found: SQLiteValue = try row["v"]
    #expect(found == value)
  }

  @Test func `becomes null when it is no number`() throws {
    let row = try #require(try SQLiteDatabase(.memory).query("SELECT ? AS v", [.real(.nan)]).first)
    let found: SQLiteValue = try row["v"]
    #expect(found == .null)
  }

  @Test func `is written as a literal`() {
    #expect(
      [nil, 1, 1.0, "one", true, false] == [.null, .integer(1), .real(1), .text("one"), 1, 0] as [SQLiteValue]
    )
  }

  @Test func `is made of optional values`() {
    #expect(SQLiteValue("a" as String?) == "a")
    #expect(SQLiteValue(nil as String?) == nil)
    #expect(SQLiteValue(true) == 1)
  }

  @Test func `with broken UTF-8 is repaired when it is read`() throws {
    let row = try SQLiteDatabase(.memory).query("SELECT CAST(x'61ff62' AS TEXT) AS v").first
    let found: String = try #require(try row?["v"])
    #expect(found == "a\u{FFFD}b")
  }
}
