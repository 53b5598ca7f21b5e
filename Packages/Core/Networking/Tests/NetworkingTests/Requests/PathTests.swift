import Foundation
import Testing

@testable import Networking

@Suite struct `Paths and queries` {
  private let base: BaseURL

  init() throws {
    base = try BaseURL(#require(URL(string: "https://host:8443/base/")))
  }

  @Test(arguments: [
    ("abc", "abc"), ("a-b_c.d~e", "a-b_c.d~e"), ("a/b", "a%2Fb"), ("../x", "..%2Fx"), ("a?b=c", "a%3Fb%3Dc"),
    ("a#b", "a%23b"), ("%2e%2e", "%252e%252e"), ("%2f", "%252f"), ("...", "..."), ("a\\b", "a%5Cb"),
    ("a b", "a%20b"),
    ("@host", "%40host"), ("a:b", "a%3Ab"), (";a", "%3Ba"), ("\0\r\n", "%00%0D%0A"), ("ü", "%C3%BC"),
    ("\u{FF0E}\u{FF0E}", "%EF%BC%8E%EF%BC%8E"), ("👩‍👩", "%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9"), (" ", "%20"),
  ])
  func `a segment stays one segment`(segment: String, encoded: String) throws {
    let url = try #require(base.url(path: ["records", segment, "end"], query: []))
    #expect(url.absoluteString == "https://host:8443/base/records/\(encoded)/end")
    #expect(url.absoluteURL.standardized.absoluteString == url.absoluteString)
    #expect(url.host() == "host")
    #expect(url.query() == nil)
  }

  @Test func `every ASCII character is either unreserved or escaped with two digits`() {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    for value: UInt8 in 0..<128 {
      let text = String(Unicode.Scalar(value))
      let expected = unreserved.contains(text) ? text : String(format: "%%%02X", Int(value))
      #expect(text.percentEncoded == expected)
    }
  }

  @Test(arguments: ["", ".", ".."])
  func `a segment that can't be made safe is refused`(segment: String) async throws {
    #expect(base.url(path: ["records", segment], query: []) == nil)
    let request = APIRequest<NoContent>(.delete, ["records", segment])
    #expect(throws: NetworkError.invalidRequest) { try request.httpRequest(at: base) }
  }

  @Test(arguments: [
    (URLQueryItem(name: "a", value: "b"), "a=b"), (URLQueryItem(name: "a", value: nil), "a"),
    (URLQueryItem(name: "a", value: ""), "a="), (URLQueryItem(name: "a", value: "1&b=2"), "a=1%26b%3D2"),
    (URLQueryItem(name: "a=b", value: "c+d"), "a%3Db=c%2Bd"),
    (URLQueryItem(name: "a", value: "#x"), "a=%23x"),
    (URLQueryItem(name: "filter", value: "(user='x')"), "filter=%28user%3D%27x%27%29"),
  ])
  func `a query item stays one item`(item: URLQueryItem, encoded: String) throws {
    let last = URLQueryItem(name: "z", value: "9")
    let url = try #require(base.url(path: ["r"], query: [item, last]))
    #expect(url.absoluteString == "https://host:8443/base/r?\(encoded)&z=9")
  }
}
