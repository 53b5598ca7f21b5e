import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct `Compressed answers` {
  private static let text = "Hello, hello, hello!"
  // Made by zlib.
  private static let gzip = Data(base64Encoded: "H4sIAAAAAAACA/NIzcnJ11HIQKIUAazrLuQUAAAA") ?? Data()
  private static let deflate = Data(base64Encoded: "eNrzSM3JyddRyECiFAFIngbW") ?? Data()
  private static let rawDeflate = Data(base64Encoded: "80jNycnXUchAohQB") ?? Data()

  @Test(arguments: [
    ("gzip", gzip), ("x-gzip", gzip), ("GZIP", gzip), ("identity, gzip", gzip), ("deflate", deflate),
    ("deflate", rawDeflate), ("identity", Data(text.utf8)),
  ])
  func `are unpacked, and the fields say what is left`(coding: String, bytes: Data) async throws {
    let server = try server(coding, bytes)
    let response = try await makeSocketTransport().send(HTTPRequest(method: .get, url: server.url))
    #expect(String(decoding: response.body, as: UTF8.self) == Self.text)
    #expect(response.headers["Content-Encoding"] == (coding == "identity" ? "identity" : nil))
    #expect(response.headers["Content-Length"] == (coding == "identity" ? "20" : nil))
    #expect(response.headers["ETag"] == "\"1\"")
  }

  @Test func `may be several gzip streams in a row`() async throws {
    let server = try server("gzip", Self.gzip + Self.gzip)
    let outcome = try await makeSocketTransport().outcome(of: .get, server.url)
    #expect(outcome == .answer(status: 200, body: Self.text + Self.text))
  }

  @Test(arguments: [("gzip", gzip), ("deflate", deflate), ("deflate", rawDeflate)])
  func `are refused when cut off anywhere, and may come in any pieces`(coding: String, bytes: Data)
    async throws
  {
    let transport = try makeSocketTransport()
    for count in 1..<bytes.count {
      let cut = try server(coding, bytes.prefix(count))
      #expect(try await transport.outcome(of: .get, cut.url) == .failure(.malformedResponse))
    }
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\nTransfer-Encoding: chunked\r\n\r\n"
    let chunks = bytes.map { Reply.Step.bytes(Data("1\r\n".utf8) + [$0] + Data("\r\n".utf8)) }
    let server = try HTTPServer { _ in Reply([.text(head)] + chunks + [.text("0\r\n\r\n")]) }
    #expect(try await transport.outcome(of: .get, server.url) == .answer(status: 200, body: Self.text))
  }

  @Test(arguments: ["br", "gzip, gzip", "gzip, br", "compress"])
  func `are refused in a coding that nobody asked for`(coding: String) async throws {
    let server = try server(coding, Self.gzip)
    let outcome = try await makeSocketTransport().outcome(of: .get, server.url)
    #expect(outcome == .failure(.malformedResponse))
  }

  @Test(arguments: [(19, false), (20, true)])
  func `count as what they unpack to`(limit: Int, isTaken: Bool) async throws {
    let server = try server("gzip", Self.gzip)
    var request = HTTPRequest(method: .get, url: server.url)
    request.responseSizeLimit = limit
    let outcome = try await makeSocketTransport().outcome(of: request)
    #expect(
      outcome
        == (isTaken ? .answer(status: 200, body: Self.text) : .failure(.responseTooLarge(limit: limit))))
  }

  @Test func `that unpack to nothing without end are given up`() async throws {
    // An empty stored block of deflate, which may come any number of times.
    let empty = Data([0x00, 0x00, 0x00, 0xFF, 0xFF])
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: deflate\r\n\r\n"
    let server = try HTTPServer.doing(.text(head), .endless(empty))
    var request = HTTPRequest(method: .get, url: server.url)
    request.responseSizeLimit = 100
    #expect(
      try await makeSocketTransport().outcome(of: request) == .failure(.responseTooLarge(limit: 100)))
  }

  @Test(arguments: [(HTTPMethod.head, 200), (.get, 304), (.get, 204)])
  func `without a body are left as they are`(method: HTTPMethod, status: Int) async throws {
    let server = try HTTPServer.doing(
      .text("HTTP/1.1 \(status) Status\r\nContent-Encoding: gzip\r\nContent-Length: 38\r\n\r\n"))
    let response = try await makeSocketTransport().send(HTTPRequest(method: method, url: server.url))
    #expect(response.status == status)
    #expect(response.headers["Content-Encoding"] == "gzip")
    #expect(response.headers["Content-Length"] == "38")
    #expect(response.body.isEmpty)
  }

  @Test func `of no bytes are empty`() async throws {
    let server = try server("gzip", Data())
    #expect(try await makeSocketTransport().outcome(of: .get, server.url) == .answer(200))
  }

  private func server(_ coding: String, _ bytes: Data) throws -> HTTPServer {
    let headers: HTTPHeaders = ["Content-Encoding": coding, "ETag": "\"1\""]
    return try HTTPServer { _ in Reply(HTTPResponse(status: 200, headers: headers, body: bytes)) }
  }
}
