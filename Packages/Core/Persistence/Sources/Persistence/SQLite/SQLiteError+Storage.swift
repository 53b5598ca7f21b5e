#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SQLiteError {
  /// The error for a result code that is about the file, the disc or the machine, and not about SQL. See
  /// <https://www.sqlite.org/rescode.html> for the codes.
  ///
  /// - Parameters:
  ///   - code: the extended result code.
  ///   - systemError: the system's error number that led to it; 0 when there is none. Only for input and output and for
  ///     opening it tells anything.
  init(storageCode code: Int32, systemError: Int32, path: String) {
    self =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy(path: path)
      case SQLITE_FULL: .discFull(path: path)
      case SQLITE_READONLY: .readOnly(path: path)
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(path: path)
      case SQLITE_NOMEM: .unusable(path: path, reason: SystemErrorAdvice(ENOMEM).text)
      case SQLITE_NOLFS: .unusable(path: path, reason: SystemErrorAdvice(EFBIG).text)
      case SQLITE_CANTOPEN: Self.cannotOpen(code, systemError, path)
      case SQLITE_IOERR: Self.inputOutput(code, systemError, path)
      default: .failed(code: Int(code), message: String(cString: sqlite3_errstr(code)))
      }
  }

  /// The error for a file that could not be made ready for SQLite.
  init(preparing path: String, _ error: FileStoreError) {
    self =
      switch error {
      case .discFull: .discFull(path: path)
      case .readOnly: .readOnly(path: path)
      case .inUse: .busy(path: path)
      case .failed(_, let code): .unusable(path: path, reason: SystemErrorAdvice(Int32(clamping: code)).text)
      default: .cannotOpen(path: path, reason: error.description)
      }
  }

  private static func cannotOpen(_ code: Int32, _ systemError: Int32, _ path: String) -> SQLiteError {
    switch systemError {
    case ENOSPC, EDQUOT: .discFull(path: path)
    case EROFS: .readOnly(path: path)
    case EACCES, EPERM, ENOENT, ENOTDIR, EISDIR, ELOOP, EEXIST, 0:
      .cannotOpen(
        path: path,
        reason: "\(sentence(code)) Check it, its permissions and those of its folder, and try again.")
    default: .unusable(path: path, reason: SystemErrorAdvice(systemError).text)
    }
  }

  private static func inputOutput(_ code: Int32, _ systemError: Int32, _ path: String) -> SQLiteError {
    switch (InputOutput(rawValue: code >> 8), systemError) {
    case (.corruptFileSystem, _), (.data, _): .damaged(path: path)
    case (.noMemory, _): .unusable(path: path, reason: SystemErrorAdvice(ENOMEM).text)
    case (_, ENOSPC), (_, EDQUOT): .discFull(path: path)
    case (_, EROFS): .readOnly(path: path)
    // Nothing but want of room keeps the shared index of the log from growing; its number may have got lost.
    case (.sharedMemorySize, 0): .discFull(path: path)
    case (.lock, _), (.readLock, _), (.unlock, _), (.checkReservedLock, _), (.blocked, _):
      .unusable(
        path: path, reason: "Its file system can't lock files (\(code)). Choose a folder on another disc.")
    case (.temporaryPath, _):
      .unusable(
        path: path,
        reason: "There is no folder for temporary files (\(code)). Set TMPDIR to one and try again.")
    case (_, 0):
      .unusable(path: path, reason: "\(sentence(code)) \(SystemErrorAdvice.ofFailingDisc)")
    default: .unusable(path: path, reason: SystemErrorAdvice(systemError).text)
    }
  }

  private static func sentence(_ code: Int32) -> String {
    "\(String(cString: sqlite3_errstr(code)).capitalizedFirst) (SQLite code \(code))."
  }

  /// What C calls `SQLITE_IOERR_…`, without the primary code.
  private enum InputOutput: Int32 {
    case unlock = 8
    case readLock = 9
    case blocked = 11
    case noMemory = 12
    case checkReservedLock = 14
    case lock = 15
    case sharedMemorySize = 19
    case temporaryPath = 25
    case data = 32
    case corruptFileSystem = 33
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
