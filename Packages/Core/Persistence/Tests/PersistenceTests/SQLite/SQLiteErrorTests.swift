import Foundation
import Testing

@testable import Persistence

@Suite struct `A database error` {
  private static let schema = """
    CREATE TABLE users (
      id INTEGER PRIMARY KEY, email TEXT UNIQUE, name TEXT NOT NULL DEFAULT '', age INTEGER CHECK (age > 0),
      boss INTEGER REFERENCES users) STRICT;
    CREATE UNIQUE INDEX users_name ON users (lower(name)) WHERE name <> '';
    CREATE TRIGGER no_root BEFORE INSERT ON users WHEN new.name = 'root'
      BEGIN SELECT RAISE(ABORT, 'told: by the trigger'); END;
    INSERT INTO users (id, email, name) VALUES (1, 'ada@example.org', 'Ada');
    """

  private func users() throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(.memory)
    try database.migrate([Self.schema])
    return database
  }

  @Test(
    arguments: [
      (
        "INSERT INTO users (email) VALUES (?)", "ada@example.org", SQLiteError.Constraint.unique,
        "users.email"
      ),
      ("INSERT INTO users (name) VALUES (?)", "ADA", .unique, "index 'users_name'"),
      ("INSERT INTO users (id) VALUES (?)", 1, .unique, "users.id"),
      ("INSERT INTO users (name) VALUES (?)", nil, .notNull, "users.name"),
      ("INSERT INTO users (age) VALUES (?)", -5, .check, "age > 0"),
      ("INSERT INTO users (boss) VALUES (?)", 77, .foreignKey, "a rule of the schema"),
      ("INSERT INTO users (age) VALUES (?)", "secret", .other, "a rule of the schema"),
      ("INSERT INTO users (name) VALUES (?)", "root", .other, "a rule of the schema"),
    ] as [(String, SQLiteValue, SQLiteError.Constraint, String)])
  func `names the rule that a change breaks`(
    sql: String, value: SQLiteValue, constraint: SQLiteError.Constraint, detail: String
  ) throws {
    let database = try users()
    #expect(throws: SQLiteError.constraint(constraint, detail: detail)) { try database.execute(sql, [value]) }
  }

  @Test(arguments: [
    "SELECT json_extract('{}', ?)", "SELECT json(?)", "ATTACH ? AS other",
    "INSERT INTO users (email) VALUES (?), ('x'), ('x')", "INSERT INTO users (age) VALUES (?)",
    "INSERT INTO users (id) VALUES (?)",
  ])
  func `never quotes a bound value`(sql: String) throws {
    let database = try users()
    let error = try #require(throws: SQLiteError.self) {
      try database.execute(sql, ["/no/such/hunter2/["])
    }
    expect(error, doesNotShow: "hunter2")
  }

  @Test(arguments: [
    "SELECT json_extract('{}', name) FROM users", "SELECT json(name) FROM users",
    "UPDATE users SET name = json_extract('{}', name)", "INSERT INTO users (name) SELECT name FROM users",
    "CREATE TABLE t AS SELECT json_extract('{}', name) FROM users",
  ])
  func `never quotes a stored value`(sql: String) throws {
    let database = try users()
    try database.execute("UPDATE users SET name = 'hunter2['")
    expect(try #require(throws: SQLiteError.self) { try database.execute(sql) }, doesNotShow: "hunter2")
    let steps = [Self.schema, "CREATE TABLE a (v); \(sql)"]
    expect(try #require(throws: SQLiteError.self) { try database.migrate(steps) }, doesNotShow: "hunter2")
  }

  private func expect(_ error: SQLiteError, doesNotShow secret: String) {
    #expect(!error.description.contains(secret))
    #expect(!"\(error)".contains(secret))
    var dumped = ""
    dump(error, to: &dumped)
    #expect(!dumped.contains(secret))
  }

  @Test func `says what is wrong with the SQL`() throws {
    let database = try users()
    #expect(throws: SQLiteError.failed(code: 1, message: "no such table: nowhere")) {
      try database.query("SELECT * FROM nowhere")
    }
  }

  @Test(arguments: [
    SQLiteError.cannotOpen(path: "/p", reason: "R."), .damaged(path: "/p"), .busy(path: "/p"),
    .readOnly(path: "/p"), .unusable(path: "/p", reason: "R."),
    .discFull(path: "/p"), .newerSchema(path: "/p", found: 9, known: 2),
  ])
  func `names the file in words for a person`(error: SQLiteError) {
    #expect(error.description.hasPrefix("The database \"/p\" "))
    #expect(error.description.hasSuffix("."))
  }

  @Test(arguments: [
    SQLiteError.constraint(.unique, detail: "users.email"), .nestedTransaction, .transactionEnded,
    .notOneStatement,
    .wrongBindings(expected: 1, given: 2), .missingColumn("a"), .failed(code: 1, message: "no such table: t"),
    .unexpectedValue(column: "a", wanted: "Int", found: "text"),
  ])
  func `is a sentence`(error: SQLiteError) {
    #expect(error.description.first?.isUppercase == true)
    #expect(error.description.hasSuffix("."))
  }
}
