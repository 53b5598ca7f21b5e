#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A Swift value that can be stored in a database and read back unchanged.
public protocol SQLiteConvertible {
  /// How the value is stored.
  var sqliteValue: SQLiteValue { get }

  /// Reads a stored value. Nothing is converted that could lose something.
  ///
  /// - Parameter value: what a row holds.
  /// - Returns: the Swift value, or `nil` when the stored one is of another kind.
  static func fromSQLite(_ value: SQLiteValue) -> Self?
}

extension SQLiteValue: SQLiteConvertible {
  /// The value itself.
  public var sqliteValue: SQLiteValue { self }

  /// The value itself, of whatever kind.
  public static func fromSQLite(_ value: SQLiteValue) -> SQLiteValue? { value }
}

extension Int: SQLiteConvertible {
  /// A whole number.
  public var sqliteValue: SQLiteValue { .integer(self) }

  /// Reads a whole number.
  public static func fromSQLite(_ value: SQLiteValue) -> Int? {
    guard case .integer(let number) = value else { return nil }
    return number
  }
}

extension Double: SQLiteConvertible {
  /// A floating-point number.
  public var sqliteValue: SQLiteValue { .real(self) }

  /// Reads a number, or a whole number that a `Double` holds exactly.
  public static func fromSQLite(_ value: SQLiteValue) -> Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(exactly: number)
    case .null, .text, .blob: nil
    }
  }
}

extension Bool: SQLiteConvertible {
  /// 1 or 0.
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }

  /// Reads 1 or 0; any other number is refused.
  public static func fromSQLite(_ value: SQLiteValue) -> Bool? {
    switch value {
    case .integer(0): false
    case .integer(1): true
    default: nil
    }
  }
}

extension String: SQLiteConvertible {
  /// Text.
  public var sqliteValue: SQLiteValue { .text(self) }

  /// Reads text.
  public static func fromSQLite(_ value: SQLiteValue) -> String? {
    guard case .text(let text) = value else { return nil }
    return text
  }
}

extension Data: SQLiteConvertible {
  /// Bytes.
  public var sqliteValue: SQLiteValue { .blob(self) }

  /// Reads bytes.
  public static func fromSQLite(_ value: SQLiteValue) -> Data? {
    guard case .blob(let bytes) = value else { return nil }
    return bytes
  }
}

extension Optional: SQLiteConvertible where Wrapped: SQLiteConvertible {
  /// The wrapped value, or `null`.
  public var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }

  /// Reads a value that may be `null`.
  public static func fromSQLite(_ value: SQLiteValue) -> Wrapped?? {
    if value == .null { return .some(.none) }
    return Wrapped.fromSQLite(value).map(Optional.some)
  }
}
