#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An SQLite database, open for as long as the object lives.
///
/// It is not `Sendable`: one actor owns it, and everything goes through that actor, which runs on a `QueueExecutor` since
/// it waits for the disc.
public final class SQLiteDatabase {
  /// Where a database lives.
  public enum Location: Sendable, Equatable {
    /// In memory; it is gone with the object.
    case memory
    /// In a file, which is made (mode 0600, missing folders 0700) when it doesn't exist.
    case file(URL)
  }

  static let statementLimit = 64

  let connection: SQLiteConnection
  private(set) var statements: [String: SQLiteStatement] = [:]

  /// Opens a database, in write-ahead-log mode where the file system allows that, with foreign keys enforced. What is
  /// deleted or changed is overwritten.
  ///
  /// - Parameters:
  ///   - location: where it lives.
  ///   - busyTimeout: how long to wait while another process holds the lock; up to 24 days.
  ///   - disc: what the file is on.
  /// - Throws: `SQLiteError.cannotOpen`, `.readOnly`, `.damaged` for a file that holds something else, `.busy`, or another
  ///   `SQLiteError` when the disc fails.
  public init(
    _ location: Location, busyTimeout: Duration = .seconds(5), disc: Disc = Disc()
  ) throws(SQLiteError) {
    switch location {
    case .memory:
      connection = try SQLiteConnection(path: ":memory:", busyTimeout: busyTimeout, disc: Disc())
    case .file(let url):
      let path = url.path(percentEncoded: false)
      disc.willAccess(.write)
      do {
        try PrivateFile.prepare(path)
      } catch {
        throw SQLiteError(preparing: path, error)
      }
      connection = try SQLiteConnection(path: path, busyTimeout: busyTimeout, disc: disc)
    }
    try startLog(until: .now + busyTimeout)
    try connection.run(
      script: "PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON")
  }

  /// Two connections that make a database's first log at once would wait for each other: SQLite refuses one of them without
  /// any patience (sqlite.org, "Register A Callback To Handle SQLITE_BUSY Errors").
  private func startLog(until deadline: ContinuousClock.Instant) throws(SQLiteError) {
    while true {
      do {
        return try connection.run(script: "PRAGMA journal_mode = WAL")
      } catch .busy where ContinuousClock.now < deadline {
        _ = sqlite3_sleep(1)
      }
    }
  }

  /// Writes everything into the database itself and empties its log, in which what was deleted or changed can still be
  /// read. A database whose last user closes it has no log either.
  ///
  /// - Parameter waits: whether to wait for another process that uses the database, up to the busy timeout.
  /// - Returns: false when another process uses it, so that something is left.
  @discardableResult
  public func emptyLog(waits: Bool = true) throws(SQLiteError) -> Bool {
    let timeout = connection.busyTimeout
    if !waits { connection.busyTimeout = .zero }
    defer { connection.busyTimeout = timeout }
    let isBusy: Bool? = try query("PRAGMA wal_checkpoint(TRUNCATE)").first?["busy"]
    return isBusy != true
  }

  /// Runs one statement to its end.
  ///
  /// - Parameters:
  ///   - sql: one statement, with `?` for each value.
  ///   - bindings: as many values as there are parameters.
  /// - Returns: how many rows it inserted, changed or deleted, not counting those of triggers and cascades.
  @discardableResult
  public func execute(_ sql: String, _ bindings: [SQLiteValue] = []) throws(SQLiteError) -> Int {
    connection.disc.willAccess(.write)
    return try statement(sql).run(bindings)
  }

  /// Runs one statement and returns every row it yields.
  ///
  /// - Parameters:
  ///   - sql: one statement, with `?` for each value.
  ///   - bindings: as many values as there are parameters.
  public func query(_ sql: String, _ bindings: [SQLiteValue] = []) throws(SQLiteError) -> [SQLiteRow] {
    connection.disc.willAccess(.read)
    return try statement(sql).rows(bindings)
  }

  private func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let statement = statements[sql] { return statement }
    let statement = try connection.prepare(sql)
    if statements.count == Self.statementLimit { statements.removeAll() }
    statements[sql] = statement
    return statement
  }
}
