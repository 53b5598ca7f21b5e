import Foundation
import Testing

@testable import Persistence

@Suite struct `A database` {
  private func people() throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(.memory)
    try database.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL)")
    return database
  }

  @Test func `tells how many rows a statement changed`() throws {
    let database = try people()
    #expect(try database.execute("INSERT INTO people (name) VALUES ('Ada'), ('Grace')") == 2)
    #expect(try database.execute("UPDATE people SET name = name || '!'") == 2)
    #expect(try database.execute("CREATE TABLE other (id)") == 0)
    #expect(try database.execute("DELETE FROM people WHERE id = ?", [99]) == 0)
  }

  @Test(arguments: [
    "'; DROP TABLE people; --", "Robert'); DELETE FROM people WHERE ('1'='1", "\" OR 1=1", "a\u{0}b",
    "🌱 عَرَبِيّ",
    "", "%", "?1",
  ])
  func `takes whatever is bound as data`(name: String) throws {
    let database = try people()
    try database.execute("INSERT INTO people (name) VALUES (?)", [.text(name)])
    let rows = try database.query("SELECT name FROM people WHERE name = ?", [.text(name)])
    let found: String = try #require(try rows.first?["name"])
    #expect(found == name)
  }

  @Test func `keeps no values from one run of a statement to the next`() throws {
    let database = try people()
    let sql = "INSERT INTO people (name) VALUES (?)"
    try database.execute(sql, ["Ada"])
    #expect(throws: SQLiteError.wrongBindings(expected: 1, given: 0)) { try database.execute(sql) }
    #expect(throws: SQLiteError.wrongBindings(expected: 1, given: 2)) { try database.execute(sql, [1, 2]) }
  }

  @Test(arguments: ["", " ; ", "-- only a comment", "SELECT 1; SELECT 2", "SELECT 1\u{0}; DROP TABLE people"])
  func `runs exactly one statement at a time`(sql: String) throws {
    let database = try people()
    #expect(throws: SQLiteError.notOneStatement) { try database.query(sql) }
  }

  @Test func `allows a semicolon and white space after the statement`() throws {
    #expect(try people().query("SELECT 1 AS one ;\n ").count == 1)
  }

  @Test func `keeps a bounded number of prepared statements`() throws {
    let database = try people()
    for number in 0..<(3 * SQLiteDatabase.statementLimit) {
      _ = try database.query("SELECT \(number)")
      #expect(database.statements.count <= SQLiteDatabase.statementLimit)
    }
  }

  @Test func `prepares the same SQL once`() throws {
    let database = try people()
    let before = database.statements.count
    for name in ["Ada", "Grace"] {
      try database.execute("INSERT INTO people (name) VALUES (?)", [.text(name)])
    }
    #expect(database.statements.count == before + 1)
  }

  @Test func `sees a column that was added after a statement was prepared`() throws {
    let database = try people()
    try database.execute("INSERT INTO people (name) VALUES ('Ada')")
    _ = try database.query("SELECT * FROM people")
    try database.execute("ALTER TABLE people ADD COLUMN bio TEXT DEFAULT 'none'")
    let bio: String = try #require(try database.query("SELECT * FROM people").first?["bio"])
    #expect(bio == "none")
  }

  @Test func `enforces foreign keys`() throws {
    let database = try people()
    try database.execute(
      "CREATE TABLE pets (owner INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, name TEXT)")
    try database.execute("INSERT INTO people VALUES (1, 'Ada')")
    try database.execute("INSERT INTO pets VALUES (1, 'Cat')")
    #expect(throws: SQLiteError.constraint(.foreignKey, detail: "a rule of the schema")) {
      try database.execute("INSERT INTO pets VALUES (2, 'Dog')")
    }
    #expect(try database.execute("DELETE FROM people") == 1)
    #expect(try database.query("SELECT * FROM pets").isEmpty)
  }
}
