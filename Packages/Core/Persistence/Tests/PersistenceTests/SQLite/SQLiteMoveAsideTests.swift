import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite(.bounded) struct `Moving a database aside` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ names: String...) throws {
    for name in names { try Data(name.utf8).write(to: folder.file(name)) }
  }

  private func content() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try String(contentsOf: folder.file($0), encoding: .utf8)) })
  }

  private func moveAside() throws -> String? {
    try SQLiteDatabase.moveAside(folder.file("db"))?.path(percentEncoded: false)
  }

  @Test func `takes along what SQLite keeps beside it, and nothing else`() throws {
    try write("db", "db-wal", "db-shm", "db-journal", "db-other", "db2-wal")
    #expect(try moveAside() == folder.path("db.unreadable-1"))
    #expect(
      try content() == [
        "db.unreadable-1": "db", "db.unreadable-1-wal": "db-wal", "db.unreadable-1-shm": "db-shm",
        "db.unreadable-1-journal": "db-journal", "db-other": "db-other", "db2-wal": "db2-wal",
      ])
  }

  @Test(arguments: ["", "-wal", "-shm", "-journal"])
  func `never overwrites what was moved aside before, not even a part of it`(suffix: String) throws {
    try write("db", "db-wal", "db-shm", "db-journal", "db.unreadable-1" + suffix)
    #expect(try moveAside() == folder.path("db.unreadable-2"))
    #expect(try content()["db.unreadable-1" + suffix] == "db.unreadable-1" + suffix)
    #expect(try content().count == 5)
  }

  /// Leaves a database as a process does that dies: what was written is in the log alone.
  private func writeUnclosedDatabase() throws {
    let open = try SQLiteDatabase(.file(folder.file("open")))
    try open.execute("CREATE TABLE t (v)")
    try withExtendedLifetime(open) {
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(at: folder.file("open" + suffix), to: folder.file("db" + suffix))
      }
    }
  }

  private func tables(in file: URL) throws -> Int {
    try SQLiteDatabase(.file(file)).query("SELECT * FROM sqlite_schema").count
  }

  @Test func `leaves no log for a database that takes its place`() throws {
    try writeUnclosedDatabase()
    #expect(try moveAside() == folder.path("db.unreadable-1"))
    do { _ = try SQLiteDatabase(.file(folder.file("empty"))) }
    try FileManager.default.moveItem(at: folder.file("empty"), to: folder.file("db"))
    #expect(try tables(in: folder.file("db")) == 0)
  }

  @Test func `keeps the database such that it can be looked into`() throws {
    try writeUnclosedDatabase()
    let moved = try #require(try SQLiteDatabase.moveAside(folder.file("db")))
    #expect(try tables(in: moved) == 1)
  }

  @Test func `moves logs that have lost their database`() throws {
    try write("db-wal")
    #expect(try moveAside() == folder.path("db.unreadable-1"))
    #expect(try content() == ["db.unreadable-1-wal": "db-wal"])
  }

  @Test func `is nothing when there is nothing`() throws {
    #expect(try moveAside() == nil)
    #expect(try SQLiteDatabase.moveAside(folder.file("nowhere/db")) == nil)
  }

  @Test func `works for a folder in its place`() throws {
    try FileManager.default.createDirectory(at: folder.file("db/inside"), withIntermediateDirectories: true)
    #expect(try moveAside() == folder.path("db.unreadable-1"))
    #expect(FileManager.default.fileExists(atPath: folder.path("db.unreadable-1/inside")))
  }

  @Test(arguments: ["..", ".db", "a%0Ab"])
  func `refuses a name that could be something else's`(name: String) throws {
    let file = try #require(URL(string: folder.url.absoluteString + "/" + name))
    #expect(throws: FileStoreError.self) { try SQLiteDatabase.moveAside(file) }
  }

  @Test(arguments: 1...20)
  func `by many at once happens once and keeps everything together`(round: Int) async throws {
    let file = folder.file("db")
    try write("db", "db-wal", "db-shm")
    let moved = try await withThrowingTaskGroup(of: URL?.self) { group in
      for _ in 0..<16 { group.addTask { try SQLiteDatabase.moveAside(file) } }
      return try await group.reduce(into: [URL]()) { urls, url in urls += url.map { [$0] } ?? [] }
    }
    #expect(moved.count == 1)
    #expect(try content().keys.sorted() == ["db.unreadable-1", "db.unreadable-1-shm", "db.unreadable-1-wal"])
  }
}
