#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// An open database handle. It closes when the database and every statement made on it are gone.
final class SQLiteConnection {
  let path: String
  let handle: OpaquePointer
  let disc: Disc
  /// How long to wait while another process holds a lock.
  var busyTimeout: Duration {
    didSet { sqlite3_busy_timeout(handle, busyTimeout.wholeMilliseconds) }
  }

  init(path: String, busyTimeout: Duration, disc: Disc) throws(SQLiteError) {
    var opened: OpaquePointer?
    // The object is never shared between threads, which its not being Sendable guarantees: no mutex is needed.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw SQLiteError(storageCode: SQLITE_NOMEM, systemError: 0, path: path) }
    guard code == SQLITE_OK else {
      let (code, systemError) = (sqlite3_extended_errcode(opened), sqlite3_system_errno(opened))
      sqlite3_close_v2(opened)
      throw SQLiteError(storageCode: code, systemError: systemError, path: path)
    }
    // SQLite says nothing of a file that it could open for reading only, until something is to be written.
    guard sqlite3_db_readonly(opened, "main") == 0 else {
      sqlite3_close_v2(opened)
      throw .readOnly(path: path)
    }
    self.path = path
    handle = opened
    self.disc = disc
    self.busyTimeout = busyTimeout
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, busyTimeout.wholeMilliseconds)
  }

  deinit {
    // What the log holds is written into the database now.
    disc.willAccess(.write)
    sqlite3_close_v2(handle)
  }

  var isInTransaction: Bool {
    sqlite3_get_autocommit(handle) == 0
  }

  /// The error for a result code.
  ///
  /// - Parameter isCompiling: whether the SQL is still being read. Later, when it runs, SQLite's messages can quote
  ///   bound and stored values.
  func error(_ code: Int32, isCompiling: Bool) -> SQLiteError {
    let message = String(cString: sqlite3_errmsg(handle))
    return switch code & 0xFF {
    case SQLITE_CONSTRAINT where code >> 8 == Self.refusedCommit: .transactionEnded
    case SQLITE_CONSTRAINT: SQLiteError(constraintCode: code, message: message)
    case SQLITE_ERROR:
      .failed(code: Int(code), message: isCompiling ? message : String(cString: sqlite3_errstr(code)))
    default: SQLiteError(storageCode: code, systemError: sqlite3_system_errno(handle), path: path)
    }
  }

  /// What C calls `SQLITE_CONSTRAINT_COMMITHOOK`, without the primary code.
  private static let refusedCommit: Int32 = 2
}

extension SQLiteError {
  /// Of a constraint's message only what follows the colon is kept, which names parts of the schema and no value.
  /// Messages of other constraints come from triggers, and are left out because they can hold anything.
  fileprivate init(constraintCode code: Int32, message: String) {
    let kind: Constraint =
      switch code >> 8 {
      case 1: .check
      case 3: .foreignKey
      case 5: .notNull
      case 6, 8, 10: .unique
      default: .other
      }
    let parts = message.split(separator: ": ", maxSplits: 1)
    let detail = kind == .other || parts.count < 2 ? "a rule of the schema" : String(parts[1])
    self = .constraint(kind, detail: detail)
  }
}

extension Duration {
  /// Rounded up, and kept within what C's `int` holds.
  fileprivate var wholeMilliseconds: Int32 {
    Int32(clamping: Int64((self / .milliseconds(1)).rounded(.up).clamped(to: 0...Double(Int32.max))))
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
