#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value as SQLite stores it: what is bound to a statement and what a row holds.
public enum SQLiteValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number of 64 bits.
  case integer(Int)
  /// A floating-point number. SQLite stores a NaN as `null`.
  case real(Double)
  /// Text in UTF-8. NUL characters are kept.
  case text(String)
  /// Bytes.
  case blob(Data)

  /// Makes the stored form of a Swift value.
  ///
  /// - Parameter value: what to store; `null` when there is none.
  public init<Value: SQLiteConvertible>(_ value: Value) {
    self = value.sqliteValue
  }

  /// The kind of value in words, for messages that must not show the value itself.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .integer: "a whole number"
    case .real: "a number"
    case .text: "text"
    case .blob: "bytes"
    }
  }
}

extension SQLiteValue: ExpressibleByNilLiteral {
  /// Makes `null`.
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension SQLiteValue: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int) {
    self = .integer(value)
  }
}

extension SQLiteValue: ExpressibleByFloatLiteral {
  /// Makes a floating-point number.
  public init(floatLiteral value: Double) {
    self = .real(value)
  }
}

extension SQLiteValue: ExpressibleByBooleanLiteral {
  /// Makes a truth value, which SQLite stores as 1 or 0.
  public init(booleanLiteral value: Bool) {
    self = .integer(value ? 1 : 0)
  }
}

extension SQLiteValue: ExpressibleByStringLiteral {
  /// Makes text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}
