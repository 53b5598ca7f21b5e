import Foundation
import Networking
import Testing

@testable import LoopbackServer

@Suite struct `Reading a request` {
  @Test func `a request is read as it was written`() throws {
    let parsed = try ParsedRequests(
      "PATCH /api/x%20y?q=1&r= HTTP/1.1\r\nHost: a\r\nX-One:  two \r\nx-one: three\r\nContent-Length: 4\r\n\r\nbody"
    )
    let request = try #require(parsed.requests.first)
    #expect(request.method == .patch)
    #expect(request.url.absoluteString == "http://127.0.0.1:8090/api/x%20y?q=1&r=")
    #expect(request.headers.values(of: "X-One") == ["two", "three"])
    #expect(request.body == Data("body".utf8))
    #expect(parsed.keepsConnection == [true])
  }

  @Test(arguments: HTTPMethod.allCases)
  func `every method that a request can have is read`(method: HTTPMethod) throws {
    let parsed = try ParsedRequests("\(method.rawValue) / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(parsed.requests.map(\.method) == [method])
  }

  static let bodies: [(framing: String, body: Data?)] = [
    ("\r\n", nil),
    ("Content-Length: 0\r\n\r\n", Data()),
    ("Content-Length: 003\r\n\r\nabc", Data("abc".utf8)),
    ("Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", Data()),
    (
      "Transfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\n00a;name=value\r\n0123456789\r\n0\r\nX-T: v\r\n\r\n",
      Data("abc0123456789".utf8)
    ),
    ("Transfer-Encoding: chunked\r\n\r\n2\r\n\r\n\r\n0\r\n\r\n", Data("\r\n".utf8)),
  ]

  @Test(arguments: bodies)
  func `a body is read by its length or its chunks`(framing: String, body: Data?) throws {
    let parsed = try ParsedRequests("POST / HTTP/1.1\r\nHost: a\r\n" + framing)
    #expect(parsed.refusal == nil)
    #expect(parsed.requests.map(\.body) == [body])
  }

  static let targets: [(target: String, url: String)] = [
    ("/", "http://127.0.0.1:8090/"),
    ("//elsewhere.example/x", "http://127.0.0.1:8090//elsewhere.example/x"),
    ("/@elsewhere.example", "http://127.0.0.1:8090/@elsewhere.example"),
    ("/a/../b", "http://127.0.0.1:8090/a/../b"),
    ("http://elsewhere.example/x?y", "http://127.0.0.1:8090/x?y"),
    ("HTTP://elsewhere.example", "http://127.0.0.1:8090/"),
    ("http://elsewhere.example?y", "http://127.0.0.1:8090/?y"),
  ]

  @Test(arguments: targets)
  func `a target never leads to another server`(target: String, url: String) throws {
    let parsed = try ParsedRequests("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(parsed.requests.map(\.url.absoluteString) == [url])
  }

  static let connections: [(head: String, keeps: Bool)] = [
    ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", true),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", false),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: x, CLOSE\r\n\r\n", false),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n", true),
    ("GET / HTTP/1.0\r\n\r\n", false),
    ("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", false),
  ]

  @Test(arguments: connections)
  func `the client says whether the connection stays`(head: String, keeps: Bool) throws {
    #expect(try ParsedRequests(head).keepsConnection == [keeps])
  }

  static let expectations: [(request: String, continues: Int)] = [
    ("Expect: 100-continue\r\nContent-Length: 3\r\n\r\n", 1),
    ("Expect: 100-Continue\r\nTransfer-Encoding: chunked\r\n\r\n", 1),
    ("Expect: 100-continue\r\nContent-Length: 3\r\n\r\nabc", 0),
    ("Expect: 100-continue\r\nContent-Length: 0\r\n\r\n", 0),
    ("Expect: 100-continue\r\n\r\n", 0),
    ("Content-Length: 3\r\n\r\n", 0),
  ]

  @Test(arguments: expectations)
  func `only who waits to send a body is told to`(request: String, continues: Int) throws {
    let parsed = try ParsedRequests("POST / HTTP/1.1\r\nHost: a\r\n" + request)
    #expect(parsed.continues == continues)
  }

  @Test func `a header in another encoding is read as Latin 1`() throws {
    let parsed = try ParsedRequests(
      Array("GET / HTTP/1.1\r\nHost: a\r\nX-Name: Andr".utf8) + [0xE9] + Array("\r\n\r\n".utf8))
    #expect(parsed.requests.first?.headers["X-Name"] == "André")
  }

  @Test(arguments: 1...40)
  func `how the bytes are cut makes no difference`(pieceSize: Int) throws {
    let bytes = Array(
      """
      \r\n\r\nPOST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 12\r\n\r\nGET /\r\n\r\n\r\n.\
      PUT /b HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;x\r\nhello\r\n0\r\nT: v\r\n\r\n\
      DELETE /c HTTP/1.1\r\nHost: a\r\n\r\n
      """.utf8)
    let parsed = try ParsedRequests(bytes, pieceSize: pieceSize)
    #expect(parsed == (try ParsedRequests(bytes)))
    #expect(parsed.requests.map { $0.url.path() } == ["/a", "/b", "/c"])
    #expect(parsed.requests.map(\.body) == [Data("GET /\r\n\r\n\r\n.".utf8), Data("hello".utf8), nil])
  }
}
