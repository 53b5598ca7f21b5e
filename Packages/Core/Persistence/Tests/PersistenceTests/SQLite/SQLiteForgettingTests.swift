import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite(.bounded) struct `What is deleted from a database` {
  private static let secret = "hunter2-of-ada"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() throws -> SQLiteDatabase {
    try SQLiteDatabase(.file(folder.file("app.sqlite")), busyTimeout: .zero)
  }

  private func filled() throws -> SQLiteDatabase {
    let database = try open()
    try database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT UNIQUE, long TEXT)")
    try database.execute(
      "INSERT INTO t (v, long) VALUES (?, ?)",
      [.text(Self.secret), .text(String(repeating: Self.secret, count: 2000))])
    return database
  }

  /// The files in which the secret can be read.
  private func traces() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted().filter { name in
      try Data(contentsOf: folder.file(name)).range(of: Data(Self.secret.utf8)) != nil
    }
  }

  private static let changes = ["DELETE FROM t", "UPDATE t SET v = 'other', long = ''", "DROP TABLE t"]

  @Test(arguments: changes)
  func `is in no file once the log is empty`(change: String) throws {
    let database = try filled()
    #expect(try traces() == ["app.sqlite-wal"])
    try database.emptyLog()
    #expect(try traces() == ["app.sqlite"])
    try database.execute(change)
    #expect(try database.emptyLog())
    #expect(try traces().isEmpty)
  }

  @Test(arguments: changes)
  func `is in no file once the last user has closed it`(change: String) throws {
    do { try filled().execute(change) }
    #expect(try traces().isEmpty)
  }

  @Test func `stays in the log as long as another one reads`() throws {
    let database = try filled()
    let reader = try open()
    try reader.execute("BEGIN")
    _ = try reader.query("SELECT * FROM t")
    try database.execute("DELETE FROM t")
    #expect(try !database.emptyLog())
    #expect(try traces().contains("app.sqlite-wal"))
    try reader.execute("COMMIT")
    #expect(try database.emptyLog())
    #expect(try traces().isEmpty)
  }

  @Test func `needs no log in memory`() throws {
    #expect(try SQLiteDatabase(.memory).emptyLog())
  }
}
