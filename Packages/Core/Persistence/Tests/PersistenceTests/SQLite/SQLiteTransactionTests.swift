import Testing

@testable import Persistence

@Suite struct `A transaction` {
  private struct Refusal: Error, Equatable {}

  private let database: SQLiteDatabase

  init() throws {
    database = try SQLiteDatabase(.memory)
    try database.execute("CREATE TABLE t (v INTEGER PRIMARY KEY)")
  }

  private func values() throws -> [Int] {
    try database.query("SELECT v FROM t ORDER BY v").map { try $0["v"] }
  }

  @Test func `keeps everything and returns the result of its body`() throws {
    let result = try database.transaction {
      try database.execute("INSERT INTO t VALUES (1)")
      try database.execute("INSERT INTO t VALUES (2)")
      return "done"
    }
    #expect(result == "done")
    #expect(try values() == [1, 2])
  }

  @Test func `undoes everything when its body throws`() throws {
    #expect(throws: Refusal()) {
      try database.transaction {
        try database.execute("INSERT INTO t VALUES (1)")
        throw Refusal()
      }
    }
    #expect(try values().isEmpty)
    try database.transaction { try database.execute("INSERT INTO t VALUES (3)") }
    #expect(try values() == [3])
  }

  @Test func `can go on after a statement in it failed`() throws {
    try database.transaction {
      try database.execute("INSERT INTO t VALUES (1)")
      #expect(throws: SQLiteError.self) { try database.execute("INSERT INTO t VALUES (1)") }
      try database.execute("INSERT INTO t VALUES (2)")
    }
    #expect(try values() == [1, 2])
  }

  @Test func `refuses another one inside it, which undoes nothing by itself`() throws {
    try database.transaction {
      try database.execute("INSERT INTO t VALUES (1)")
      #expect(throws: SQLiteError.nestedTransaction) { try database.transaction {} }
    }
    #expect(try values() == [1])
  }

  @Test func `is undone when it can't be committed`() throws {
    try database.execute(
      "CREATE TABLE child (v REFERENCES t DEFERRABLE INITIALLY DEFERRED)")
    #expect(throws: SQLiteError.constraint(.foreignKey, detail: "a rule of the schema")) {
      try database.transaction { try database.execute("INSERT INTO child VALUES (9)") }
    }
    #expect(try database.query("SELECT * FROM child").isEmpty)
    try database.transaction { try database.execute("INSERT INTO t VALUES (1)") }
  }

  @Test(arguments: [
    ["COMMIT"], ["END"], ["ROLLBACK"], ["COMMIT", "BEGIN"], ["ROLLBACK", "BEGIN"],
    ["ROLLBACK", "INSERT INTO t VALUES (3)"],
  ])
  func `that its body ends keeps nothing`(statements: [String]) throws {
    #expect(throws: SQLiteError.transactionEnded) {
      try database.transaction {
        try database.execute("INSERT INTO t VALUES (1)")
        for statement in statements { try database.execute(statement) }
        try database.execute("INSERT INTO t VALUES (2)")
      }
    }
    #expect(try values().isEmpty)
    try database.execute("INSERT INTO t VALUES (4)")
    try database.transaction { try database.execute("INSERT INTO t VALUES (5)") }
    #expect(try values() == [4, 5])
  }

  @Test func `is not kept in part when its body overlooks that it ended`() throws {
    #expect(throws: SQLiteError.transactionEnded) {
      try database.transaction {
        try database.execute("INSERT INTO t VALUES (1)")
        _ = try? database.execute("COMMIT")
        _ = try? database.execute("INSERT INTO t VALUES (2)")
        try database.execute("BEGIN")
        try database.execute("INSERT INTO t VALUES (3)")
      }
    }
    #expect(try values().isEmpty)
  }

  @Test func `can have savepoints`() throws {
    try database.transaction {
      try database.execute("INSERT INTO t VALUES (1)")
      try database.execute("SAVEPOINT s")
      try database.execute("INSERT INTO t VALUES (2)")
      try database.execute("ROLLBACK TO s")
      try database.execute("RELEASE s")
    }
    #expect(try values() == [1])
  }
}
