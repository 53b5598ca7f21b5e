/// One row that a query found.
public struct SQLiteRow: Sendable, Equatable {
  private let columns: [String: Int]
  private let values: [SQLiteValue]

  init(columns: [String: Int], values: [SQLiteValue]) {
    self.columns = columns
    self.values = values
  }

  /// The value in a column, as the type that is asked for:
  ///
  ///     let id: Int = try row["id"]
  ///     let bio: String? = try row["bio"]
  ///
  /// When two columns have the same name, the first one counts.
  ///
  /// - Parameter column: the column's name as the query gives it; upper and lower case matter.
  /// - Throws: `SQLiteError.missingColumn`, or `SQLiteError.unexpectedValue` for a value of another type.
  public subscript<Value: SQLiteConvertible>(column: String) -> Value {
    get throws(SQLiteError) {
      guard let index = columns[column] else { throw .missingColumn(column) }
      guard let value = Value.fromSQLite(values[index]) else {
        throw .unexpectedValue(column: column, wanted: "\(Value.self)", found: values[index].kind)
      }
      return value
    }
  }
}
