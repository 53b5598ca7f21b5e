import Testing

@testable import Persistence

@Suite struct `A migration of tables that refer to each other` {
  private static let first = """
    CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE pets (name TEXT, owner INTEGER REFERENCES people ON DELETE CASCADE);
    INSERT INTO people VALUES (1, 'Ada'), (2, 'Grace');
    INSERT INTO pets VALUES ('Cat', 1), ('Dog', 2), ('Stray', NULL);
    """

  private let database: SQLiteDatabase

  init() throws {
    database = try SQLiteDatabase(.memory)
    try database.migrate([Self.first])
  }

  private func pets() throws -> [String] {
    try database.query("SELECT name FROM pets ORDER BY name").map { try $0["name"] }
  }

  private func expectEnforcement() throws {
    #expect(throws: SQLiteError.constraint(.foreignKey, detail: "a rule of the schema")) {
      try database.execute("INSERT INTO pets VALUES ('Ghost', 99)")
    }
    try database.execute("DELETE FROM people WHERE id = 1")
    #expect(try pets() == ["Dog", "Stray"])
  }

  @Test func `keeps the rows that refer to a table that is replaced`() throws {
    let second = """
      CREATE TABLE newPeople (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
      INSERT INTO newPeople SELECT id, name FROM people;
      DROP TABLE people;
      ALTER TABLE newPeople RENAME TO people;
      """
    try database.migrate([Self.first, second])
    #expect(try pets() == ["Cat", "Dog", "Stray"])
    try expectEnforcement()
  }

  @Test(arguments: ["DELETE FROM people WHERE id = 2", "DROP TABLE people", "UPDATE pets SET owner = 7"])
  func `is undone when it leaves a row that refers to none`(second: String) throws {
    let detail = #"rows of "pets" refer to missing rows of "people""#
    #expect(throws: SQLiteError.constraint(.foreignKey, detail: detail)) {
      try database.migrate([Self.first, second])
    }
    let version: Int? = try database.query("PRAGMA user_version").first?["user_version"]
    #expect(version == 1)
    #expect(try pets() == ["Cat", "Dog", "Stray"])
    try expectEnforcement()
  }

  @Test(arguments: ["INSERT INTO nowhere VALUES (1)", "COMMIT", "ROLLBACK", "PRAGMA foreign_keys = OFF"])
  func `leaves foreign keys enforced however its steps end`(second: String) throws {
    // Whether a step fails is the concern of other tests.
    try? database.migrate([Self.first, second])
    try expectEnforcement()
  }

  @Test func `says which reference a replaced table can't serve`() throws {
    let second = """
      DROP TABLE people;
      CREATE TABLE people (id INTEGER, name TEXT);
      ALTER TABLE pets ADD COLUMN friend REFERENCES people (id);
      """
    let message = #"foreign key mismatch - "pets" referencing "people""#
    #expect(throws: SQLiteError.failed(code: 1, message: message)) {
      try database.migrate([Self.first, second])
    }
    try expectEnforcement()
  }
}
