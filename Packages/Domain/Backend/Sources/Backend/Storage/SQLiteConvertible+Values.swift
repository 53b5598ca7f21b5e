import Persistence

extension RecordID: SQLiteConvertible {
  /// The id as text.
  var sqliteValue: SQLiteValue { .text(text) }

  /// Reads an id.
  static func fromSQLite(_ value: SQLiteValue) -> RecordID? {
    String.fromSQLite(value).flatMap { RecordID($0) }
  }
}

extension PasswordHash: SQLiteConvertible {
  /// The hash in its text form.
  var sqliteValue: SQLiteValue { .text(text) }

  /// Reads the text form.
  static func fromSQLite(_ value: SQLiteValue) -> PasswordHash? {
    String.fromSQLite(value).flatMap { PasswordHash($0) }
  }
}
