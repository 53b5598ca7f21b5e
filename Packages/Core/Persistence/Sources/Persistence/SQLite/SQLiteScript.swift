#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// SQL that can hold several statements, prepared one after the other because each can need what the one before made.
struct SQLiteScript {
  private let characters: ContiguousArray<CChar>
  private var position = 0

  init(_ sql: String) {
    characters = sql.utf8CString
  }

  /// Whether nothing is left but semicolons and white space.
  var isAtEnd: Bool {
    let rest = characters[position...].dropLast().map(UInt8.init(bitPattern:))
    return String(decoding: rest, as: UTF8.self).allSatisfy { $0.isWhitespace || $0 == ";" }
  }

  /// Prepares the next statement, if there is one.
  mutating func next(on connection: SQLiteConnection) throws(SQLiteError) -> SQLiteStatement? {
    while position < characters.count - 1 {
      var handle: OpaquePointer?
      let (code, length) = characters[position...].withUnsafeBufferPointer { sql in
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v3(
          connection.handle, sql.baseAddress, Int32(clamping: sql.count), UInt32(SQLITE_PREPARE_PERSISTENT),
          &handle, &tail)
        return (code, tail.flatMap { tail in sql.baseAddress.map { tail - $0 } } ?? 0)
      }
      guard code == SQLITE_OK else { throw connection.error(code, isCompiling: true) }
      position += length
      if let handle { return SQLiteStatement(handle, on: connection) }
      // SQLite reads no further than a NUL.
      guard length > 0 else {
        throw .failed(code: Int(SQLITE_ERROR), message: "the SQL holds a NUL character")
      }
    }
    return nil
  }
}

extension SQLiteConnection {
  /// Runs any number of statements that need no values and whose rows nobody reads.
  func run(script: String) throws(SQLiteError) {
    var script = SQLiteScript(script)
    while let statement = try script.next(on: self) { _ = try statement.run([]) }
  }

  /// Prepares SQL that must be exactly one statement.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    var script = SQLiteScript(sql)
    guard let statement = try script.next(on: self), script.isAtEnd else { throw .notOneStatement }
    return statement
  }
}
