#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The records of a PocketBase list, asked for page by page as they are read.
///
/// The list must have an order in which no two records are equal, such as `sort=-created,id`: without it a record may
/// be on two pages and another on none. A record that comes again, because others were added meanwhile, is given once.
///
/// Reading throws what `APIClient.send(_:)` throws; `unreadableResponse` when the server gives another page than was
/// asked for, or a page with nothing new; and `responseTooLarge` when the list is longer than the limits, after the
/// records within them were given. It ends after the first error.
public struct Records<Record: Decodable & Sendable & Identifiable>: AsyncSequence, Sendable
where Record.ID: Sendable {
  /// One record.
  public typealias Element = Record
  /// Why the next record can't be had.
  public typealias Failure = NetworkError

  private let client: APIClient
  private let list: APIRequest<RecordPage<Record>>
  private let limits: PageLimits

  init(client: APIClient, list: APIRequest<RecordPage<Record>>, limits: PageLimits) {
    self.client = client
    self.list = list
    self.limits = limits
  }

  /// Begins at the first record.
  public func makeAsyncIterator() -> Iterator {
    Iterator(client: client, list: list, limits: limits)
  }

  /// Goes through the records once.
  public struct Iterator: AsyncIteratorProtocol {
    private let client: APIClient
    private let list: APIRequest<RecordPage<Record>>
    private let limits: PageLimits
    private var walk: PageWalk<Record>
    private var page: ArraySlice<Record> = []
    private var given = 0
    private var isOver = false

    fileprivate init(client: APIClient, list: APIRequest<RecordPage<Record>>, limits: PageLimits) {
      self.client = client
      self.list = list
      self.limits = limits
      walk = PageWalk(limits: limits)
    }

    /// The next record, or nil after the last.
    ///
    /// - Throws: why it can't be had; `cancelled` when the task was cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(NetworkError) -> Record? {
      guard !isOver else { return nil }
      isOver = true
      let record = try await nextRecord()
      isOver = record == nil
      return record
    }

    private mutating func nextRecord(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(NetworkError) -> Record? {
      guard !Task.isCancelled else { throw .cancelled }
      if page.isEmpty, let number = walk.nextPage {
        guard !walk.isAtLimit else { throw .responseTooLarge }
        page = try await walk.records(of: client.send(request(number)))[...]
      }
      guard let record = page.popFirst() else { return nil }
      guard given < limits.records else { throw .responseTooLarge }
      given += 1
      return record
    }

    private func request(_ number: Int) -> APIRequest<RecordPage<Record>> {
      var request = list
      request.query.removeAll { ["page", "perPage", "skipTotal"].contains($0.name) }
      request.query += [
        URLQueryItem(name: "page", value: "\(number)"),
        URLQueryItem(name: "perPage", value: "\(limits.clampedPageSize)"),
        URLQueryItem(name: "skipTotal", value: "1"),
      ]
      return request
    }
  }
}

extension APIClient {
  /// The records of a list, page by page as they are read.
  ///
  /// - Parameters:
  ///   - list: the list with its filter and its order, which must be one without equal records; what it says about
  ///     pages is replaced.
  ///   - limits: how much is read at most.
  public func records<Record>(
    of list: APIRequest<RecordPage<Record>>, limits: PageLimits = PageLimits()
  ) -> Records<Record> {
    Records(client: self, list: list, limits: limits)
  }
}
