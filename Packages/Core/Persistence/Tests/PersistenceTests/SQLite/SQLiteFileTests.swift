import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite(.bounded) struct `A database file` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ name: String = "app.sqlite") throws -> SQLiteDatabase {
    try SQLiteDatabase(.file(folder.file(name)), busyTimeout: .zero)
  }

  @Test func `is for its owner only, and so is everything beside it`() throws {
    let database = try open("new/deep/app.sqlite")
    try database.execute("CREATE TABLE t (v)")
    #expect(try mode(of: folder.file("new")) == 0o700)
    #expect(try mode(of: folder.file("new/deep")) == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("new/deep"))
    #expect(names.sorted() == ["app.sqlite", "app.sqlite-shm", "app.sqlite-wal"])
    for name in names { #expect(try mode(of: folder.file("new/deep/\(name)")) == 0o600) }
  }

  @Test func `is taken from everybody else when it was readable`() throws {
    _ = FileManager.default.createFile(
      atPath: folder.path("app.sqlite"), contents: nil, attributes: [.posixPermissions: 0o644])
    _ = try open()
    #expect(try mode(of: folder.file("app.sqlite")) == 0o600)
  }

  @Test func `keeps what was written after it is closed`() throws {
    do {
      let database = try open()
      try database.execute("CREATE TABLE t (v)")
      try database.execute("INSERT INTO t VALUES (?)", ["kept"])
    }
    let found: String = try #require(try open().query("SELECT v FROM t").first?["v"])
    #expect(found == "kept")
  }

  @Test func `uses a write-ahead log`() throws {
    let journal: String = try #require(try open().query("PRAGMA journal_mode").first?["journal_mode"])
    #expect(journal == "wal")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may do everything"))
  func `that can only be read is refused`() throws {
    _ = try open()
    #expect(chmod(folder.path("app.sqlite"), 0o400) == 0)
    #expect(throws: SQLiteError.readOnly(path: folder.path("app.sqlite"))) { try open() }
  }

  @Test func `that is no database is refused and left as it is`() throws {
    let text = Data(String(repeating: "this is no database\n", count: 100).utf8)
    try text.write(to: folder.file("app.sqlite"))
    #expect(throws: SQLiteError.damaged(path: folder.path("app.sqlite"))) { try open() }
    #expect(try Data(contentsOf: folder.file("app.sqlite")) == text)
  }

  @Test func `that is damaged inside is reported as damaged`() throws {
    do {
      let database = try open()
      try database.execute("CREATE TABLE t (v)")
      for number in 0..<200 {
        try database.execute("INSERT INTO t VALUES (?)", [.text(String(repeating: "\(number)", count: 200))])
      }
    }
    var bytes = try Data(contentsOf: folder.file("app.sqlite"))
    bytes.replaceSubrange(4096..., with: Data(repeating: 0xFF, count: bytes.count - 4096))
    try bytes.write(to: folder.file("app.sqlite"))
    #expect(throws: SQLiteError.damaged(path: folder.path("app.sqlite"))) {
      try open().query("SELECT v FROM t")
    }
  }

  @Test func `is not opened through a symbolic link`() throws {
    try Data().write(to: folder.file("real.sqlite"))
    try FileManager.default.createSymbolicLink(
      at: folder.file("app.sqlite"), withDestinationURL: folder.file("real.sqlite"))
    #expect(throws: SQLiteError.cannotOpen(path: folder.path("app.sqlite"), reason: linkReason)) {
      try open()
    }
  }

  private var linkReason: String {
    FileStoreError.symbolicLink(path: folder.path("app.sqlite")).description
  }

  @Test func `can't be a folder`() throws {
    try FileManager.default.createDirectory(at: folder.file("app.sqlite"), withIntermediateDirectories: false)
    let reason = FileStoreError.notAFile(path: folder.path("app.sqlite")).description
    #expect(throws: SQLiteError.cannotOpen(path: folder.path("app.sqlite"), reason: reason)) { try open() }
  }

  @Test func `that another connection is writing is busy`() throws {
    let first = try open()
    try first.execute("CREATE TABLE t (v)")
    let second = try open()
    try first.transaction {
      #expect(throws: SQLiteError.busy(path: folder.path("app.sqlite"))) {
        try second.execute("INSERT INTO t VALUES (1)")
      }
      let seen = try second.query("SELECT * FROM t")
      #expect(seen.isEmpty)
    }
    #expect(try second.execute("INSERT INTO t VALUES (1)") == 1)
  }

  @Test func `that is full says so and loses nothing`() throws {
    let database = try open()
    try database.execute("CREATE TABLE t (v)")
    _ = try database.query("PRAGMA max_page_count = 8")
    #expect(throws: SQLiteError.discFull(path: folder.path("app.sqlite"))) {
      try database.transaction {
        for _ in 0..<100 { try database.execute("INSERT INTO t VALUES (zeroblob(4000))") }
      }
    }
    #expect(try database.query("SELECT * FROM t").isEmpty)
    #expect(try database.transaction { try database.execute("INSERT INTO t VALUES (1)") } == 1)
  }

  @Test(.bounded) func `can be opened by many at once when it doesn't exist yet`() async throws {
    for round in 0..<20 {
      let url = folder.file("app\(round).sqlite")
      let counts = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            try await onThread {
              let database = try SQLiteDatabase(.file(url), busyTimeout: .seconds(600))
              try database.migrate(["CREATE TABLE t (v)", "INSERT INTO t VALUES (1)"])
              return try database.query("SELECT * FROM t").count
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(counts == Array(repeating: 1, count: 8))
    }
  }

  @Test func `of another user is refused and left as it is`() throws {
    let path = folder.path("app.sqlite")
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(), attributes: [.posixPermissions: 0o644])
    #expect(throws: FileStoreError.foreignOwner(path: path)) {
      try PrivateFile.prepare(path, for: geteuid() + 1)
    }
    #expect(try mode(of: folder.file("app.sqlite")) == 0o644)
  }

  @Test(
    .enabled(if: geteuid() == 0, "only the superuser can give a file away"),
    arguments: [0o600, 0o666] as [mode_t])
  func `of another user is refused even to the superuser`(mode: mode_t) throws {
    let path = folder.path("app.sqlite")
    do { _ = try open() }
    #expect(chown(path, 1, 1) == 0)
    #expect(chmod(path, mode) == 0)
    let reason = FileStoreError.foreignOwner(path: path).description
    #expect(throws: SQLiteError.cannotOpen(path: path, reason: reason)) { try open() }
  }
}
