/// One page of a list of records.
struct RecordList<Record: Encodable>: Encodable {
  let page: Int
  let perPage: Int
  /// -1 when it wasn't counted.
  let totalItems: Int
  let totalPages: Int
  let items: [Record]

  /// Cuts a page out of all records that may be seen.
  init(_ records: [Record], for query: ListQuery) {
    page = query.page
    perPage = query.perPage
    totalItems = query.skipsTotal ? -1 : records.count
    totalPages = query.skipsTotal ? -1 : (records.count + query.perPage - 1) / query.perPage
    let (start, overflows) = (query.page - 1).multipliedReportingOverflow(by: query.perPage)
    items = overflows ? [] : Array(records.dropFirst(start).prefix(query.perPage))
  }
}
