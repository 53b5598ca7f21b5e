/// One page of a PocketBase list. The totals that a server may tell are not read: they can be wrong or missing.
public struct RecordPage<Record: Decodable & Sendable>: Decodable, Sendable {
  /// Which page this is; the first is 1.
  public let page: Int
  /// How many records a full page has.
  public let perPage: Int
  /// The records, in the order of the list.
  public let items: [Record]
}
