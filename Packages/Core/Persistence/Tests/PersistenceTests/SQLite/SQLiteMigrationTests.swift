import Testing

@testable import Persistence

@Suite struct `A migration` {
  private let database: SQLiteDatabase

  init() throws {
    database = try SQLiteDatabase(.memory)
  }

  private func version() throws -> Int {
    try #require(try database.query("PRAGMA user_version").first)["user_version"]
  }

  @Test func `takes each step once, in order`() throws {
    let first = "CREATE TABLE t (v); INSERT INTO t VALUES (1);"
    try database.migrate([first])
    try database.migrate([first, "ALTER TABLE t ADD COLUMN w DEFAULT 5", "UPDATE t SET w = w + v"])
    try database.migrate([first, "ALTER TABLE t ADD COLUMN w DEFAULT 5", "UPDATE t SET w = w + v"])
    let rows: [Int] = try database.query("SELECT w FROM t").map { try $0["w"] }
    #expect(rows == [6])
    #expect(try version() == 3)
  }

  @Test func `that fails leaves the database as the step before left it`() throws {
    #expect(throws: SQLiteError.failed(code: 1, message: "no such table: nowhere")) {
      try database.migrate(["CREATE TABLE a (v)", "CREATE TABLE b (v); INSERT INTO nowhere VALUES (1)"])
    }
    #expect(try version() == 1)
    #expect(throws: SQLiteError.self) { try database.query("SELECT * FROM b") }
    try database.migrate(["CREATE TABLE a (v)", "CREATE TABLE b (v)"])
    #expect(try version() == 2)
  }

  @Test(arguments: [3, 1_000_000, -1])
  func `refuses a database of another version and leaves it alone`(found: Int) throws {
    try database.execute("PRAGMA user_version = \(found)")
    #expect(throws: SQLiteError.newerSchema(path: ":memory:", found: found, known: 2)) {
      try database.migrate(["CREATE TABLE a (v)", "CREATE TABLE b (v)"])
    }
    #expect(try version() == found)
  }

  @Test func `with no steps is none`() throws {
    try database.migrate([])
    #expect(try version() == 0)
  }

  @Test(arguments: [
    "COMMIT", "END", "ROLLBACK", "COMMIT; BEGIN", "ROLLBACK; BEGIN", "COMMIT; CREATE TABLE b (v)",
  ])
  func `that ends its own transaction is undone`(end: String) throws {
    #expect(throws: SQLiteError.transactionEnded) { try database.migrate(["CREATE TABLE a (v); \(end)"]) }
    #expect(try version() == 0)
    #expect(try database.query("SELECT * FROM sqlite_schema").isEmpty)
    try database.migrate(["CREATE TABLE a (v)"])
    #expect(try version() == 1)
  }

  @Test(arguments: ["CREATE TABLE a (v)\u{0}; CREATE TABLE b (v)", "\u{0}"])
  func `is not taken in part when its script holds a NUL`(script: String) throws {
    #expect(throws: SQLiteError.failed(code: 1, message: "the SQL holds a NUL character")) {
      try database.migrate([script])
    }
    #expect(try version() == 0)
  }

  @Test(arguments: ["", " ;; ", "-- only a comment", "CREATE TABLE a (v); -- the end\n"])
  func `can be a script with nothing at its end`(script: String) throws {
    try database.migrate([script])
    #expect(try version() == 1)
  }
}
