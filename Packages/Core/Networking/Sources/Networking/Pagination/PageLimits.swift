/// How much of a list is read at most.
public struct PageLimits: Sendable, Equatable {
  /// How many records a page is to have, 1...1000; a server may give fewer.
  public var pageSize = 200
  /// How many pages are asked for.
  public var pages = 100
  /// How many records are given.
  public var records = 10_000

  /// Makes the usual limits: 100 pages of 200 records, but not more than 10,000 records.
  public init() {}

  /// PocketBase gives at most 1,000 records a page.
  var clampedPageSize: Int { min(max(pageSize, 1), 1000) }
}
