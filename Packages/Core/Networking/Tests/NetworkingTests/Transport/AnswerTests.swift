import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct `Answers over a socket` {
  @Test(arguments: [
    ("fine", "fine"), ("Zoë", "Zoë"), ("\t a \t", "a"), ("", ""), ("a\tb", "a\tb"),
  ])
  func `have the values of headers`(written: String, value: String) async throws {
    #expect(try await header(Data("X-Value:\(written)".utf8)) == value)
  }

  @Test func `have values in ISO 8859-1 where they aren't UTF-8`() async throws {
    #expect(try await header(Data("X-Value: Zo".utf8) + [0xEB]) == "Zoë")
  }

  @Test(arguments: [
    "X-Value : blank before the colon", ": no name", "X Value: blank", "X-Válue: not ASCII", "no colon",
    "X-Value: a\rSet-Cookie: b", "X-Value: \u{1B}[2J", "X-Value: \u{7F}",
    "Content-Length: 0, 1", "Content-Length: +0", "Content-Length: 0x0", "Transfer-Encoding: gzip, chunked",
    "Transfer-Encoding: identity",
  ])
  func `are refused when a header isn't one`(line: String) async throws {
    let server = try HTTPServer.doing(.text("HTTP/1.1 200 OK\r\n\(line)\r\n\r\n"), .close)
    let outcome = try await makeSocketTransport().outcome(of: .get, server.url)
    #expect(outcome == .failure(.malformedResponse))
  }

  @Test(arguments: [
    "HTTP/1.1 20 OK", "HTTP/1.1 0200 OK", "HTTP/1.1 099 OK", "HTTP/1.1 000 OK", "HTTP/1.1 -20 OK",
    "HTTP/1.1200 OK",
    "HTTP/3.0 200 OK", "http/1.1 200 OK", "HTTP/1.1 2x0 OK", "HTTP/1.1 ２００ OK",
  ])
  func `are refused when the status line isn't one`(line: String) async throws {
    let server = try HTTPServer.doing(.text("\(line)\r\nContent-Length: 0\r\n\r\n"), .close)
    let outcome = try await makeSocketTransport().outcome(of: .get, server.url)
    #expect(outcome == .failure(.malformedResponse))
  }

  @Test(arguments: ["HTTP/1.1 200", "HTTP/1.1 200 ", "HTTP/1.0 200 OK", "HTTP/1.1 200 Ça va"])
  func `need no reason`(line: String) async throws {
    let server = try HTTPServer.doing(.text("\(line)\r\nContent-Length: 0\r\n\r\n"), .close)
    #expect(try await makeSocketTransport().outcome(of: .get, server.url) == .answer(200))
  }

  @Test func `don't take over fields of interim answers and trailers`() async throws {
    let server = try HTTPServer.doing(
      .text("HTTP/1.1 100 Continue\r\nX-A: 1\r\n\r\nHTTP/1.1 103 Early Hints\r\nX-B: 1\r\n\r\n"),
      .text("HTTP/1.1 200 OK\r\nX-C: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-D: 1\r\n\r\n"))
    let response = try await makeSocketTransport().send(HTTPRequest(method: .get, url: server.url))
    #expect(response.headers.fields.map(\.name) == ["X-C", "Transfer-Encoding"])
  }

  @Test(arguments: [(HTTPMethod.head, 200), (.head, 404), (.get, 204), (.get, 304), (.post, 204)])
  func `without a body have none, whatever length is announced`(method: HTTPMethod, status: Int) async throws
  {
    let server = try HTTPServer.doing(.text("HTTP/1.1 \(status) Status\r\nContent-Length: 10000000\r\n\r\n"))
    var request = HTTPRequest(method: method, url: server.url)
    request.responseSizeLimit = 10
    let transport = try makeSocketTransport()
    for _ in 1...2 { #expect(try await transport.outcome(of: request) == .answer(status)) }
    #expect(server.connectionCount == 1)
  }

  @Test(arguments: ["Content-Length: 21", "Transfer-Encoding: chunked", "Connection: close"], [20, 21])
  func `larger than the limit are refused while they come`(framing: String, limit: Int) async throws {
    let body = String(repeating: "x", count: 21)
    let framed = framing.hasPrefix("T") ? "15\r\n\(body)\r\n0\r\n\r\n" : body
    let server = try HTTPServer.doing(.text("HTTP/1.1 200 OK\r\n\(framing)\r\n\r\n\(framed)"), .close)
    var request = HTTPRequest(method: .get, url: server.url)
    request.responseSizeLimit = limit
    let outcome = try await makeSocketTransport().outcome(of: request)
    #expect(
      outcome == (limit == 21 ? .answer(status: 200, body: body) : .failure(.responseTooLarge(limit: 20))))
  }

  @Test func `whose announced length is too large aren't waited for`() async throws {
    let server = try HTTPServer.doing(.text("HTTP/1.1 200 OK\r\nContent-Length: 10000000000\r\n\r\n"), .hang)
    var request = HTTPRequest(method: .get, url: server.url)
    request.responseSizeLimit = 1000
    let outcome = try await makeSocketTransport().outcome(of: request)
    #expect(outcome == .failure(.responseTooLarge(limit: 1000)))
  }

  @Test func `don't come from where nobody listens`() async throws {
    let server = try HTTPServer.saying("fine")
    let url = server.url
    await server.stop()
    #expect(try await makeSocketTransport().outcome(of: .get, url) == .failure(.unreachable))
  }

  @Test func `don't come from a host that can't be found`() async throws {
    // Too long a label for any name server to be asked.
    let url = try #require(URL(string: "http://\(String(repeating: "a", count: 64)).invalid/"))
    #expect(try await makeSocketTransport().outcome(of: .get, url) == .failure(.unreachable))
  }

  private func header(_ line: Data) async throws -> String? {
    let server = try HTTPServer.doing(
      .text("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n"), .bytes(line), .text("\r\n\r\n"))
    return try await makeSocketTransport().send(HTTPRequest(method: .get, url: server.url)).headers["X-Value"]
  }
}
