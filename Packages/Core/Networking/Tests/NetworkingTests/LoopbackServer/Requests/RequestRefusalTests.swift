import Foundation
import Networking
import TestSupport
import Testing

@testable import LoopbackServer

@Suite(.bounded) struct RequestRefusalTests {
  static let smuggling: [String] = [
    "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
    "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
    "Content-Length: 3, 3\r\n\r\nabc",
    "Content-Length: +3\r\n\r\nabc",
    "Content-Length: -3\r\n\r\nabc",
    "Content-Length: 0x3\r\n\r\nabc",
    "Content-Length: 3.0\r\n\r\nabc",
    "Content-Length: \u{663}\r\n\r\nabc",
    "Content-Length:\r\n\r\n",
    "Content-Length : 3\r\n\r\nabc",
    "Transfer-Encoding: chunked\r\n\r\n-1\r\nabc\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n+1\r\na\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n 1\r\na\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n1 \r\na\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n\r\na\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n;x\r\na\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n1\na\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n1\r\na\n0\r\n\r\n",
    "X-One: a\n\r\n",
    "X-One: a\rX-Two: b\r\n\r\n",
    "X-One: a\r\r\n\r\n",
    "X-One: a\u{0}b\r\n\r\n",
    "X-One: a\r\n folded\r\n\r\n",
    "X One: a\r\n\r\n",
    ": a\r\n\r\n",
    "no colon\r\n\r\n",
    "Host: b\r\n\r\n",
  ]

  @Test(arguments: smuggling)
  func `what two readers could understand differently is malformed`(rest: String) throws {
    let parsed = try ParsedRequests("POST / HTTP/1.1\r\nHost: a\r\n" + rest)
    #expect(parsed.refusal == 400)
    #expect(parsed.requests.isEmpty)
  }

  static let heads: [(head: String, status: Int)] = [
    ("GET /\r\n\r\n", 400),
    ("GET  / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1 \r\n\r\n", 400),
    (" GET / HTTP/1.1\r\n\r\n", 400),
    ("GET\t/\tHTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\nHost: a\n\n", 400),
    ("GET / HTTP\r\n\r\n", 400),
    ("GET / http/1.1\r\n\r\n", 400),
    ("GET / HTTP/11\r\n\r\n", 400),
    ("G(T / HTTP/1.1\r\n\r\n", 400),
    ("GET /caf\u{e9} HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /#fragment HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /\u{7F} HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET path HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET * HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET http:// HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("\u{16}\u{3}\u{1}\u{2}\r\n\r\n", 400),
    ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n", 417),
    ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 501),
    ("CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 501),
    ("get / HTTP/1.1\r\nHost: a\r\n\r\n", 501),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: \u{b}chunked\r\n\r\n", 400),
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    ("GET / HTTP/1.2\r\nHost: a\r\n\r\n", 505),
  ]

  @Test(arguments: heads)
  func `a head that can't be served is refused`(head: String, status: Int) throws {
    let parsed = try ParsedRequests(head)
    #expect(parsed.refusal == status)
    #expect(parsed.requests.isEmpty)
  }

  static let sizes: [(request: String, status: Int?)] = [
    ("GET /\(String(repeating: "x", count: 60)) HTTP/1.1\r\nHost: a\r\n\r\n", nil),
    ("GET /\(String(repeating: "x", count: 80)) HTTP/1.1\r\nHost: a\r\n\r\n", 431),
    ("GET /\(String(repeating: "x", count: 101))", 431),
    ("GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: y\r\n", count: 20))\r\n", 431),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "y", count: 100))", 431),
    ("\(String(repeating: "\r\n", count: 51))GET / HTTP/1.1\r\nHost: a\r\n\r\n", 431),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n0123456789", nil),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\na\r\n0123456789\r\n0\r\n\r\n", nil),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n012345678\r\n2\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\n", 413),
    (
      "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;\(String(repeating: "x", count: 4096))",
      400
    ),
    (
      "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
        + String(repeating: "X: y\r\n", count: 20), 431
    ),
    (
      "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
        + String(repeating: "y", count: 200), 431
    ),
  ]

  @Test(arguments: sizes, [1, 7, Int.max])
  func `no part of a request is larger than its limit`(
    row: (request: String, status: Int?), pieceSize: Int
  ) throws {
    var limits = HTTPServer.Limits()
    limits.headerBytes = 100
    limits.bodyBytes = 10
    let parsed = try ParsedRequests(row.request, pieceSize: pieceSize, limits: limits)
    #expect(parsed.refusal == row.status)
    #expect(parsed.requests.count == (row.status == nil ? 1 : 0))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no bytes crash the parser`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let vocabulary = [
      "GET ", "POST ", "/", " HTTP/1.1", "\r\n", "\r", "\n", ":", "Host: a\r\n", "Content-Length: ", "3",
      "Transfer-Encoding: chunked\r\n", "\r\n\r\n", "0\r\n\r\n", "ffff", ";", " ", "\u{0}", "é",
      "Expect: 100-continue\r\n",
    ].map { Array($0.utf8) }
    var bytes: [UInt8] = []
    for _ in 0..<60 {
      bytes += vocabulary.randomElement(using: &random) ?? []
      if Int.random(in: 0..<10, using: &random) == 0 { bytes.append(.random(in: 0...255, using: &random)) }
    }
    let whole = try ParsedRequests(bytes)
    let cut = try ParsedRequests(bytes, pieceSize: .random(in: 1...20, using: &random))
    #expect(cut.requests == whole.requests)
    #expect(cut.refusal == whole.refusal)
  }
}
