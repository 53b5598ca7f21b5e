import Testing

@testable import Networking

@Suite struct `Cache-Control` {
  struct Row: Sendable, CustomTestStringConvertible {
    let values: [String]
    let expected: CacheControl
    var testDescription: String { values.joined(separator: " | ") }

    init(_ values: String..., set: (inout CacheControl) -> Void = { _ in }) {
      self.values = values
      var expected = CacheControl([:])
      set(&expected)
      self.expected = expected
    }
  }

  private static let rows = [
    Row(),
    Row(""),
    Row(" , ,\t,"),
    Row("no-store") { $0.noStore = true },
    Row("NO-Store") { $0.noStore = true },
    Row("no-cache") { $0.noCache = true },
    Row("no-cache=\"Set-Cookie, X\", max-age=5") { ($0.noCache, $0.maxAge) = (true, 5) },
    Row("private, must-revalidate") { $0.mustRevalidate = true },
    Row("private=\"a\\\"b,c\",only-if-cached") { $0.onlyIfCached = true },
    Row("max-age=60") { $0.maxAge = 60 },
    Row("Max-Age=\"60\"") { $0.maxAge = 60 },
    Row("max-age=60", "max-age=30") { $0.maxAge = 30 },
    Row("max-age=30, max-age=60") { $0.maxAge = 30 },
    Row("max-age=60, max-age=x") { $0.maxAge = 0 },
    Row("max-age") { $0.maxAge = 0 },
    Row("max-age=1.5") { $0.maxAge = 0 },
    Row("max-age=-1") { $0.maxAge = 0 },
    Row("max-age=\"\"") { $0.maxAge = 0 },
    Row("max-age=99999999999999999999999999") { $0.maxAge = 2_147_483_648 },
    Row("stale-if-error=600, max-age=0") { ($0.staleIfError, $0.maxAge) = (600, 0) },
    Row("stale-if-error=600, stale-if-error=10") { $0.staleIfError = 10 },
    Row("stale-if-error=soon") { $0.staleIfError = 0 },
    Row("min-fresh=10, min-fresh=20") { $0.minFresh = 20 },
    Row("min-fresh=x") { $0.minFresh = 2_147_483_648 },
    Row("s-maxage=9, community=\"UCI\", immutable,public"),
    Row("x=\"no-store\""),
    Row("x=\"a, no-store, b\""),
    Row("max-age=60; must-revalidate") { ($0.noStore) = true },
    Row("no-cache, max-age=\"60") { ($0.noCache, $0.noStore) = (true, true) },
    Row("max-age =60") { $0.noStore = true },
    Row("max-age= 60") { $0.noStore = true },
    Row("max-age=") { $0.noStore = true },
    Row("=5") { $0.noStore = true },
    Row("\"no-store\"") { $0.noStore = true },
    Row("a=\"b\"c") { $0.noStore = true },
    Row("public é") { $0.noStore = true },
    Row("public\\") { $0.noStore = true },
    Row("a=\"\\") { $0.noStore = true },
    Row("max-age=9;", "max-age=5") { ($0.noStore, $0.maxAge) = (true, 5) },
  ]

  @Test(arguments: rows)
  func `is read by the grammar, and strictly where it can't be`(row: Row) {
    var headers = HTTPHeaders()
    for value in row.values {
      headers.add("cache-control", value)
    }
    #expect(CacheControl(headers) == row.expected)
  }
}
