/// A long list: how many rows there are, and a row when asked for it, so that a shell builds only what it draws.
///
/// Two lists are equal when their id, revision and count are; a model raises the revision whenever a row changed.
public struct List: Sendable {
  /// Names the list on its screen.
  public var id: String
  /// Raised by the model whenever a row changed.
  public var revision: Int
  /// How many rows there are.
  public var count: Int
  private let rowID: @Sendable (Int) -> String
  private let makeRow: @Sendable (Int) -> Row

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - id: names the list on its screen.
  ///   - revision: raised whenever a row changed.
  ///   - count: how many rows there are.
  ///   - rowID: the id of the row at an index from 0 to `count - 1`; cheap, and the same as that row's own id.
  ///   - row: the row at an index from 0 to `count - 1`.
  public init(
    id: String, revision: Int, count: Int,
    rowID: @escaping @Sendable (Int) -> String, row: @escaping @Sendable (Int) -> Row
  ) {
    self.id = id
    self.revision = revision
    self.count = max(count, 0)
    self.rowID = rowID
    makeRow = row
  }

  /// The id of the row at an index, or nil outside the list.
  public func id(at index: Int) -> String? {
    (0..<count).contains(index) ? rowID(index) : nil
  }

  /// The row at an index, or nil outside the list.
  public func row(at index: Int) -> Row? {
    (0..<count).contains(index) ? makeRow(index) : nil
  }
}

extension List: Equatable {
  /// Compares id, revision and count.
  public static func == (lhs: List, rhs: List) -> Bool {
    lhs.id == rhs.id && lhs.revision == rhs.revision && lhs.count == rhs.count
  }
}
