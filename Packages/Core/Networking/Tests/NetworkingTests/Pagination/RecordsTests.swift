import Foundation
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@Suite(.bounded) struct `The records of a list` {
  private let request = APIRequest<RecordPage<Note>>(
    .get, ["notes"], query: [URLQueryItem(name: "sort", value: "-created,id")])

  private func limits(pageSize: Int = 3, pages: Int = 10, records: Int = 100) -> PageLimits {
    var limits = PageLimits()
    limits.pageSize = pageSize
    limits.pages = pages
    limits.records = records
    return limits
  }

  /// What was read, and how it ended.
  private func read(
    _ transport: ScriptedTransport, limits: PageLimits? = nil, stopAfter: Int = .max
  ) async throws -> (ids: [Int], error: NetworkError?) {
    var ids: [Int] = []
    let client = try makeClient(transport, responseSizeLimit: 1 << 20)
    do throws(NetworkError) {
      for try await note in client.records(of: request, limits: limits ?? self.limits()) {
        ids.append(note.id)
        if ids.count == stopAfter { break }
      }
    } catch {
      return (ids, error)
    }
    return (ids, nil)
  }

  @Test(arguments: [
    (0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (29, 10),
  ])
  func `all come, in order, from as many pages as there are`(count: Int, pages: Int) async throws {
    let transport = ScriptedTransport.list(Array(0..<count))
    let (ids, error) = try await read(transport)
    #expect(ids == Array(0..<count))
    #expect(error == nil)
    #expect(transport.requests.count == pages)
  }

  @Test func `are asked for with the list's own query, and without totals`() async throws {
    let transport = ScriptedTransport.list([1, 2, 3, 4])
    _ = try await read(transport)
    #expect(
      transport.requests.map { $0.url.query() } == [
        "sort=-created%2Cid&page=1&perPage=3&skipTotal=1", "sort=-created%2Cid&page=2&perPage=3&skipTotal=1",
      ])
  }

  @Test(arguments: [(0, "1"), (-5, "1"), (1000, "1000"), (1001, "1000"), (.max, "1000")])
  func `come in pages of a size that PocketBase knows`(size: Int, asked: String) async throws {
    let transport = ScriptedTransport.list([])
    _ = try await read(transport, limits: limits(pageSize: size))
    #expect(transport.requests[0].url.query()?.contains("perPage=\(asked)&") == true)
  }

  @Test func `are asked for only as far as they are read`() async throws {
    let transport = ScriptedTransport.list(Array(0..<100))
    #expect(try await read(transport, stopAfter: 3).ids == [0, 1, 2])
    #expect(transport.requests.count == 1)
    #expect(try await read(transport, stopAfter: 4).ids == [0, 1, 2, 3])
    #expect(transport.requests.count == 3)
  }

  @Test func `all come from a server with smaller pages than asked for`() async throws {
    let transport = ScriptedTransport.list(Array(0..<10), largestPage: 2)
    let (ids, error) = try await read(transport, limits: limits(pageSize: 5))
    #expect(ids == Array(0..<10))
    #expect(error == nil)
  }

  @Test(arguments: ["0", "-1", "1", "99999999999999999999", #""x""#, "null"])
  func `don't depend on totals`(total: String) async throws {
    let transport = ScriptedTransport.list(Array(0..<7), total: total)
    let (ids, error) = try await read(transport)
    #expect(ids == Array(0..<7))
    #expect(error == nil)
  }

  @Test func `that come again because others were added meanwhile are given once`() async throws {
    let transport = ScriptedTransport(.page(1, [0, 1, 2]), .page(2, [2, 3, 4]), .page(3, [4, 5]))
    let (ids, error) = try await read(transport)
    #expect(ids == [0, 1, 2, 3, 4, 5])
    #expect(error == nil)
  }

  @Test(arguments: [
    (HTTPResponse.page(1, [3, 4, 5]), "the first page again"), (.page(3, [3, 4, 5]), "a later page"),
    (.page(0, [3, 4, 5]), "page 0"), (.page(2, [0, 1, 2]), "the same records under another number"),
    (.page(2, [2, 2, 2]), "one record over and over"), (.page(2, [3, 4, 5, 6]), "more than a page"),
    (.page(2, [], perPage: 0), "no size of a page"), (.page(2, [3], perPage: -1), "a negative size"),
    (.json("[]"), "no page"), (.json(#"{"items":[]}"#), "a page without a number"),
    (.json(#"{"page":2,"perPage":3,"items":[{"id":"x"}]}"#), "records of another shape"),
  ])
  func `end with an error when the server gives something else`(answer: HTTPResponse, what: String)
    async throws
  {
    let transport = ScriptedTransport(.page(1, [0, 1, 2]), answer, .page(3, []))
    let (ids, error) = try await read(transport)
    #expect(ids == [0, 1, 2], "\(what)")
    #expect(error == .unreadableResponse, "\(what)")
    #expect(transport.requests.count == 2)
  }

  @Test(arguments: [
    (4, 100, 12, 4), (1, 100, 3, 1), (100, 7, 7, 3), (100, 9, 9, 3), (100, 1, 1, 1), (0, 9, 0, 0),
    (9, 0, 0, 0),
  ])
  func `end with an error at the limits, and not in silence`(
    pages: Int, records: Int, read count: Int, requests: Int
  ) async throws {
    let transport = ScriptedTransport.list(Array(0..<1000))
    let (ids, error) = try await read(transport, limits: limits(pages: pages, records: records))
    #expect(ids == Array(0..<count))
    #expect(error == .responseTooLarge)
    #expect(transport.requests.count == requests)
  }

  @Test func `of a list that just fits the limits come without an error`() async throws {
    let transport = ScriptedTransport.list(Array(0..<5))
    let (ids, error) = try await read(transport, limits: limits(pages: 2, records: 5))
    #expect(ids == Array(0..<5))
    #expect(error == nil)
  }

  @Test func `end with the error of a page, and stay ended`() async throws {
    let client = try makeClient(ScriptedTransport(.page(1, [0, 1, 2])))
    var iterator = client.records(of: request, limits: limits()).makeAsyncIterator()
    for id in 0..<3 { #expect(try await iterator.next()?.id == id) }
    await #expect(throws: NetworkError.unreachable) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test(arguments: [1, 3])
  func `end when the task is cancelled, in the middle of a page or at its end`(count: Int) async throws {
    let transport = ScriptedTransport.list(Array(0..<9))
    let task = Task {
      var iterator = try makeClient(transport).records(of: request, limits: limits()).makeAsyncIterator()
      for _ in 0..<count { _ = try await iterator.next() }
      withUnsafeCurrentTask { $0?.cancel() }
      return try await iterator.next()
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(transport.requests.count == 1)
  }
}

private struct Note: Decodable, Identifiable, Sendable, Equatable {
  let id: Int
}

extension HTTPResponse {
  fileprivate static func page(_ page: Int, _ ids: [Int], perPage: Int = 3, total: String = "-1")
    -> HTTPResponse
  {
    let items = ids.map { #"{"id":\#($0)}"# }.joined(separator: ",")
    return .json(
      #"{"page":\#(page),"perPage":\#(perPage),"totalItems":\#(total),"totalPages":\#(total),"items":[\#(items)]}"#
    )
  }
}

extension ScriptedTransport {
  /// A server with a list of records.
  fileprivate static func list(_ ids: [Int], largestPage: Int = 1000, total: String = "-1")
    -> ScriptedTransport
  {
    ScriptedTransport { request throws(TransportError) in
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
      func number(_ name: String) -> Int { items.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0 }
      let perPage = min(number("perPage"), largestPage)
      let found = ids.dropFirst((number("page") - 1) * perPage).prefix(perPage)
      return .page(number("page"), Array(found), perPage: perPage, total: total)
    }
  }
}
