/// Why the database did not do what it was asked.
///
/// No case ever holds a value that was bound to a statement or is stored, so an error can be logged and shown.
public enum SQLiteError: Error, Equatable, Sendable {
  /// The file can't be opened or created, and will not be by itself; `reason` is in sentences for a person.
  case cannotOpen(path: String, reason: String)
  /// The file is no SQLite database, or a damaged one.
  case damaged(path: String)
  /// The database was written by a later version: its schema is number `found`, and only `known` are known.
  case newerSchema(path: String, found: Int, known: Int)
  /// Another process kept the database locked for longer than the busy timeout.
  case busy(path: String)
  /// No room is left on the disc.
  case discFull(path: String)
  /// The file or its disc can't be written.
  case readOnly(path: String)
  /// The file, its disc or the machine fails in another way, which may pass; `reason` tells the cause and what to do, in
  /// sentences for a person.
  case unusable(path: String, reason: String)
  /// A rule of the schema forbids the change; `detail` names the columns, the index or the tables, such as
  /// `users.email`.
  case constraint(Constraint, detail: String)
  /// A transaction was begun inside another one.
  case nestedTransaction
  /// The transaction did not last until the end of its body, or of its migration step. Nothing of it was kept.
  case transactionEnded
  /// The statement has `expected` parameters, and `given` values came with it.
  case wrongBindings(expected: Int, given: Int)
  /// The SQL holds no statement, or more than one.
  case notOneStatement
  /// The row has no such column.
  case missingColumn(String)
  /// The column holds something of another type than `wanted`.
  case unexpectedValue(column: String, wanted: String, found: String)
  /// Anything else, such as wrong SQL, with SQLite's extended result code and its words: about the SQL when that is wrong, else about
  /// the code.
  case failed(code: Int, message: String)

  /// The kinds of rule that a schema can have.
  public enum Constraint: String, Sendable, CaseIterable {
    /// `UNIQUE`, a unique index, or a primary key.
    case unique
    /// `NOT NULL`.
    case notNull
    /// `CHECK`.
    case check
    /// `REFERENCES`.
    case foreignKey
    /// Another rule, such as a trigger's or the types of a `STRICT` table.
    case other
  }
}

extension SQLiteError: CustomStringConvertible {
  /// What went wrong and what to do about it, for a person.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "The database \(quoted(path)) can't be opened: \(reason)"
    case .damaged(let path):
      "The database \(quoted(path)) is damaged or no database. Move it aside to begin a new one."
    case .newerSchema(let path, let found, let known):
      """
      The database \(quoted(path)) was written by another version of the app (schema \(found), this one knows \
      \(known)). Update the app, or move the database aside to begin a new one.
      """
    case .busy(let path):
      "The database \(quoted(path)) is in use by another process. Close the other one and try again."
    case .discFull(let path):
      "The database \(quoted(path)) can't grow: the disc is full. Free some space and try again."
    case .readOnly(let path):
      "The database \(quoted(path)) can't be written. Check its permissions and those of its folder."
    case .unusable(let path, let reason):
      "The database \(quoted(path)) can't be used: \(reason)"
    case .constraint(let constraint, let detail):
      "The database refuses this change (\(constraint.rawValue): \(detail))."
    case .nestedTransaction:
      "A transaction is already open; transactions can't be nested."
    case .transactionEnded:
      "The transaction ended too early and was undone. Leave COMMIT and ROLLBACK to it."
    case .wrongBindings(let expected, let given):
      "The statement has \(expected) parameters, but \(given) values were given."
    case .notOneStatement:
      "The SQL must be exactly one statement."
    case .missingColumn(let column):
      "The row has no column \(quoted(column))."
    case .unexpectedValue(let column, let wanted, let found):
      "The column \(quoted(column)) holds \(found), not \(wanted)."
    case .failed(let code, let message):
      "The database failed: \(message) (SQLite code \(code)). Update the app, or move the database aside to begin a new one."
    }
  }
}
