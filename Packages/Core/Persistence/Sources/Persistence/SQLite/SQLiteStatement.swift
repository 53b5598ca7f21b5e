#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// One prepared statement, which can be run again and again.
final class SQLiteStatement {
  private let connection: SQLiteConnection
  private let handle: OpaquePointer

  /// - Parameter handle: a statement that nobody else finalizes.
  init(_ handle: OpaquePointer, on connection: SQLiteConnection) {
    self.connection = connection
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Runs the statement to its end.
  ///
  /// - Returns: how many rows it inserted, changed or deleted, not counting those of triggers and cascades.
  func run(_ bindings: [SQLiteValue]) throws(SQLiteError) -> Int {
    defer { reset() }
    let before = sqlite3_total_changes(connection.handle)
    try bind(bindings)
    while try step() {}
    // `sqlite3_changes` still tells of an earlier statement when this one changed nothing.
    let changed = sqlite3_total_changes(connection.handle) != before
    return changed ? Int(sqlite3_changes(connection.handle)) : 0
  }

  func rows(_ bindings: [SQLiteValue], limit: Int = .max) throws(SQLiteError) -> [SQLiteRow] {
    defer { reset() }
    try bind(bindings)
    var rows: [SQLiteRow] = []
    var columns: [String: Int] = [:]
    while rows.count < limit, try step() {
      // Read after the first step, which prepares the statement anew when the schema has changed.
      if rows.isEmpty { columns = columnIndexes() }
      let values = (0..<sqlite3_column_count(handle)).map(value)
      rows.append(SQLiteRow(columns: columns, values: values))
    }
    return rows
  }

  private func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.error(code, isCompiling: false)
    }
  }

  private func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    let expected = Int(sqlite3_bind_parameter_count(handle))
    guard values.count == expected else { throw .wrongBindings(expected: expected, given: values.count) }
    for (index, value) in zip(Int32(1)..., values) {
      let code = bind(value, at: index)
      guard code == SQLITE_OK else { throw connection.error(code, isCompiling: false) }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null:
      sqlite3_bind_null(handle, index)
    case .integer(let number):
      sqlite3_bind_int64(handle, index, Int64(number))
    case .real(let number):
      sqlite3_bind_double(handle, index, number)
    case .text(let text):
      text.withCString {
        sqlite3_bind_text64(handle, index, $0, UInt64(text.utf8.count), Self.copied, UInt8(SQLITE_UTF8))
      }
    case .blob(let bytes) where bytes.isEmpty:
      // An empty blob has no address, and SQLite takes no address for NULL.
      sqlite3_bind_zeroblob(handle, index, 0)
    case .blob(let bytes):
      bytes.withUnsafeBytes {
        sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), Self.copied)
      }
    }
  }

  /// Tells SQLite to copy what is bound: the value -1 that C calls `SQLITE_TRANSIENT`.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func columnIndexes() -> [String: Int] {
    let names = (0..<sqlite3_column_count(handle)).map { index in
      sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
    }
    return Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  private func value(at index: Int32) -> SQLiteValue {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER:
      return .integer(Int(sqlite3_column_int64(handle, index)))
    case SQLITE_FLOAT:
      return .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(handle, index)
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(handle, index)
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
      return .blob(Data(bytes))
    default:
      return .null
    }
  }
}
