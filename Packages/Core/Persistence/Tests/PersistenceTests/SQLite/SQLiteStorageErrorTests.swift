import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite struct `A database error that comes from the disc` {
  private static let full = SQLiteError.discFull(path: "/p")
  private static let readOnly = SQLiteError.readOnly(path: "/p")
  private static let busy = SQLiteError.busy(path: "/p")
  private static let damaged = SQLiteError.damaged(path: "/p")

  /// Extended result codes of SQLite, with the system's error number.
  @Test(
    arguments: [
      (4874, ENOSPC, full), (4874, 0, full), (4874, EDQUOT, full), (778, ENOSPC, full),
      (778, EROFS, readOnly),
      (1034, ENOSPC, full), (13, 0, full), (14, ENOSPC, full), (14, EROFS, readOnly), (8, 0, readOnly),
      (264, 0, readOnly), (776, 0, readOnly), (1032, 0, readOnly), (1288, 0, readOnly), (1544, 0, readOnly),
      (5, 0, busy), (261, 0, busy), (517, 0, busy), (773, 0, busy), (6, 0, busy), (262, 0, busy),
      (15, 0, busy),
      (11, 0, damaged), (267, 0, damaged), (523, 0, damaged), (779, 0, damaged), (26, 0, damaged),
      (8202, 0, damaged), (8458, EIO, damaged),
    ] as [(Int32, Int32, SQLiteError)])
  func `has the case of its cause`(code: Int32, systemError: Int32, error: SQLiteError) {
    #expect(SQLiteError(storageCode: code, systemError: systemError, path: "/p") == error)
  }

  @Test(
    arguments: [
      (266, EIO, "Input/output error", "check it"), (266, 0, "SQLite code 266", "check it"),
      (522, 0, "SQLite code 522", "check it"), (778, 0, "SQLite code 778", "check it"),
      (778, EFBIG, "File too large", "(ulimit -f)"), (1034, EIO, "Input/output error", "check it"),
      (1290, 0, "SQLite code 1290", "check it"), (1546, 0, "SQLite code 1546", "check it"),
      (1802, ESTALE, "Stale", "Connect"), (2058, 0, "lock", "another disc"),
      (2314, EINVAL, "lock", "another disc"),
      (2570, 0, "SQLite code 2570", "check it"), (2826, 0, "lock", "another disc"),
      (3082, 0, "memory", "Close"),
      (3338, 0, "SQLite code 3338", "check it"), (3594, 0, "lock", "another disc"),
      (3850, ENOLCK, "lock", "another disc"),
      (4106, 0, "SQLite code 4106", "check it"), (4618, EMFILE, "Too many open files", "(ulimit -n)"),
      (5130, 0, "SQLite code 5130", "check it"), (5386, ENODEV, "No such device", "Connect"),
      (6154, ENOMEM, "memory", "Close"), (6410, 0, "temporary files", "TMPDIR"), (7, 0, "memory", "Close"),
      (14, EMFILE, "Too many open files", "(ulimit -n)"), (14, EIO, "Input/output error", "check it"),
      (14, EACCES, "SQLite code 14", "permissions"), (526, EISDIR, "SQLite code 526", "permissions"),
      (1550, ELOOP, "SQLite code 1550", "permissions"), (22, 0, "File too large", "(ulimit -f)"),
      (21, 0, "SQLite code 21", "Update the app"), (18, 0, "SQLite code 18", "Update the app"),
    ] as [(Int32, Int32, String, String)])
  func `tells the cause and what to do`(
    code: Int32, systemError: Int32, cause: String, nextStep: String
  ) {
    let text = SQLiteError(storageCode: code, systemError: systemError, path: "/p").description
    #expect(text.contains(cause) && text.contains(nextStep) && text.hasSuffix("."))
  }

  @Test(arguments: [
    (FileStoreError.discFull(path: "/"), full), (.readOnly(path: "/"), readOnly), (.inUse(path: "/"), busy),
  ])
  func `is the same when the file can't even be made`(cause: FileStoreError, error: SQLiteError) {
    #expect(SQLiteError(preparing: "/p", cause) == error)
  }

  #if os(Linux)
    @Test(.enabled(if: geteuid() == 0, "only root can mount a disc"), arguments: [0, 4, 16, 40, 64])
    func `of a disc that is really full says so, however little room was left`(kilobytesLeft: Int) throws {
      let disc = try SmallDisc(kilobytes: 64)
      defer { disc.unmount() }
      try disc.fill(leaving: kilobytesLeft)
      let file = disc.folder.file("a.sqlite")
      let error = try #require(throws: SQLiteError.self) {
        let database = try SQLiteDatabase(.file(file))
        try database.execute("CREATE TABLE t (v)")
        for _ in 0..<1000 { try database.execute("INSERT INTO t VALUES (randomblob(1000))") }
      }
      #expect(error == .discFull(path: file.path(percentEncoded: false)))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can mount a disc"))
    func `of a full disc leaves a database as it was`() throws {
      let disc = try SmallDisc(kilobytes: 128)
      defer { disc.unmount() }
      let file = disc.folder.file("a.sqlite")
      do {
        let database = try SQLiteDatabase(.file(file))
        try database.migrate(["CREATE TABLE t (v); INSERT INTO t VALUES (1)"])
      }
      try disc.fill(leaving: 0)
      #expect(throws: SQLiteError.discFull(path: file.path(percentEncoded: false))) {
        let database = try SQLiteDatabase(.file(file))
        try database.execute("UPDATE t SET v = 2")
      }
      try disc.makeRoom()
      let value: Int? = try SQLiteDatabase(.file(file)).query("SELECT v FROM t").first?["v"]
      #expect(value == 1)
    }
  #endif
}
