import Foundation
import Testing

@testable import Backend

@Suite struct `The query of a list` {
  func query(_ text: String) throws -> ListQuery {
    var components = URLComponents()
    components.percentEncodedQuery = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
    return try ListQuery(try #require(components.url))
  }

  @Test(arguments: [
    ("", 1, 30), ("page=2&perPage=5", 2, 5), ("page=0&perPage=0", 1, 30), ("page=-3&perPage=-3", 1, 30),
    ("perPage=99999", 1, 1000), ("page=&perPage=", 1, 30), ("nope=1", 1, 30), ("page", 1, 30),
  ])
  func `page and size are kept within limits`(text: String, page: Int, perPage: Int) throws {
    let query = try query(text)
    #expect(query.page == page)
    #expect(query.perPage == perPage)
  }

  @Test(arguments: ["page=x", "perPage=1.5", "page=99999999999999999999", "page=1;DROP TABLE users"])
  func `what isn't a number is refused`(text: String) {
    #expect(throws: Refusal.badRequest) { try query(text) }
  }

  @Test(arguments: [
    ("a='b'", [("a", "b")]), ("(a='b')", [("a", "b")]), (" ( a = \"b\" ) ", [("a", "b")]),
    ("a='b' && c='d'", [("a", "b"), ("c", "d")]), ("a=''", [("a", "")]), ("a='x\"y'", [("a", "x\"y")]),
    ("a='); DROP TABLE users; --'", [("a", "); DROP TABLE users; --")]),
  ])
  func `a filter is equalities`(text: String, conditions: [(String, String)]) throws {
    let filter = try ListFilter(text)
    #expect(filter.conditions.map(\.field) == conditions.map(\.0))
    #expect(filter.conditions.map(\.value) == conditions.map(\.1))
  }

  @Test(arguments: [
    "", " ", "junk(", "a", "a=", "a=b", "a='b", "a='b\"", "='b'", "a!='b'", "a~'b'", "a='b' || 1=1",
    "a='b' &&", "&& a='b'",
    "(a='b'", "a='b')", "((a='b'))", "a='b' c='d'", #"a='b\'c'"#, "a.b='c'", "@request.auth.id='x'",
    "a='b'\u{301}",
    "é='b'",
  ])
  func `any other filter is refused`(text: String) {
    #expect(throws: Refusal.badRequest) { try ListFilter(text) }
  }

  @Test(arguments: [
    (1, 30, false, [0, 1, 2, 3, 4], 5, 1), (1, 2, false, [0, 1], 5, 3), (3, 2, false, [4], 5, 3),
    (4, 2, false, [], 5, 3),
    (Int.max, 1000, false, [], 5, 1), (1, 2, true, [0, 1], -1, -1),
  ])
  func `a list is cut into pages`(
    page: Int, perPage: Int, skipsTotal: Bool, items: [Int], totalItems: Int, totalPages: Int
  ) throws {
    var query = try query("")
    (query.page, query.perPage, query.skipsTotal) = (page, perPage, skipsTotal)
    let list = RecordList(Array(0..<5), for: query)
    #expect(list.items == items)
    #expect(list.totalItems == totalItems)
    #expect(list.totalPages == totalPages)
  }
}
