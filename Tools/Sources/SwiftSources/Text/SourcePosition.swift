/// A place in a file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// How many bytes of UTF-8 are before it.
  public let offset: Int
  /// The line, counted from 1.
  public let line: Int
  /// The column in bytes of UTF-8, counted from 1, as the compiler does.
  public let column: Int
  /// The column in UTF-16 code units, counted from 1, as SARIF and editors do.
  public let utf16Column: Int

  /// Describes a place.
  public init(offset: Int, line: Int, column: Int, utf16Column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

  /// In the order of the file.
  public static func < (left: Self, right: Self) -> Bool {
    left.offset < right.offset
  }
}
