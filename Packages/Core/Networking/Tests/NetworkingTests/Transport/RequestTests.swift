import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct `Requests over a socket` {
  @Test(arguments: HTTPMethod.allCases, [nil, "", "some text"])
  func `method, body and headers arrive as they are`(method: HTTPMethod, body: String?) async throws {
    let server = try HTTPServer.saying("fine", isRecording: true)
    var request = HTTPRequest(
      method: method, url: server.url.appending(path: "a/./b"),
      headers: ["X-Text": "Zoë", "X-Empty": "", "X-Twice": "1", "X-Twice": "2", "Accept": "text/plain"])
    request.body = body.map { Data($0.utf8) }
    let outcome = try await makeSocketTransport().outcome(of: request)
    #expect(outcome == .answer(status: 200, body: method == .head ? "" : "fine"))
    let received = try #require(server.received.first)
    #expect(received.method == method)
    #expect(received.url.absoluteString.hasSuffix("/a/./b"))
    #expect(String(decoding: received.body ?? Data(), as: UTF8.self) == (method == .head ? "" : body ?? ""))
    #expect(received.headers["X-Text"] == "Zoë")
    #expect(received.headers["X-Empty"] == "")
    #expect(received.headers.values(of: "X-Twice") == ["1", "2"])
    #expect(received.headers.values(of: "Accept") == ["text/plain"])
    #expect(received.headers["User-Agent"] == "Tests")
    #expect(received.headers["Accept-Encoding"] == "gzip, deflate")
    for name in ["Content-Type", "Expect", "Cookie", "Authorization", "Upgrade"] {
      #expect(received.headers[name] == nil)
    }
  }

  @Test func `fields of the connection can't be set from outside`() async throws {
    let server = try HTTPServer.saying("fine", isRecording: true)
    let request = HTTPRequest(
      method: .post, url: server.url,
      headers: [
        "Content-Length": "3", "Transfer-Encoding": "chunked", "Host": "evil", "Connection": "close",
        "Expect": "100-continue", "Proxy-Authorization": "Basic eA==", "upgrade": "h2c",
      ],
      body: Data("12345".utf8))
    #expect(try await makeSocketTransport().outcome(of: request) == .answer(status: 200, body: "fine"))
    let received = try #require(server.received.first)
    #expect(received.body == request.body)
    #expect(received.headers.values(of: "Content-Length") == ["5"])
    #expect(received.headers.values(of: "Host") == ["127.0.0.1:\(server.url.port ?? 0)"])
    for name in ["Transfer-Encoding", "Connection", "Expect", "Proxy-Authorization", "Upgrade"] {
      #expect(received.headers[name] == nil)
    }
  }

  @Test func `user name and password of a URL are never sent`() async throws {
    let server = try HTTPServer.saying("fine", isRecording: true)
    let text = server.url.absoluteString.replacing("http://", with: "http://ada:secret@")
    let url = try #require(URL(string: text + "/a?b=c#fragment"))
    #expect(try await makeSocketTransport().outcome(of: .get, url) == .answer(status: 200, body: "fine"))
    let received = try #require(server.received.first)
    #expect(received.headers["Authorization"] == nil)
    #expect(received.url.absoluteString == "\(server.url)/a?b=c")
  }

  @Test func `a server is reached at an IPv6 address`() async throws {
    guard let server = try? HTTPServer(address: "::1", answering: { _ in Reply(HTTPResponse(status: 204)) })
    else {
      return  // This machine has no IPv6.
    }
    #expect(server.url.absoluteString.hasPrefix("http://[::1]:"))
    #expect(try await makeSocketTransport().outcome(of: .get, server.url) == .answer(204))
  }

  @Test(arguments: [
    "ftp://127.0.0.1/", "file:///etc/passwd", "gopher://127.0.0.1/", "http:///a", "relative", "http://a%00b/",
    "http://a%20b/", "http://127.0.0.1:0/", "http://127.0.0.1:65536/",
  ])
  func `nothing but plain HTTP URLs is asked`(text: String) async throws {
    let url = try #require(URL(string: text))
    #expect(try await makeSocketTransport().outcome(of: .get, url) == .failure(.unreachable))
  }

  @Test(arguments: [0, 1, 65_536, 5_000_000])
  func `bodies of any size go there and back`(size: Int) async throws {
    let server = try HTTPServer { request in Reply(HTTPResponse(status: 200, body: request.body ?? Data())) }
    let body = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let response = try await makeSocketTransport().send(
      HTTPRequest(method: .put, url: server.url, body: body))
    #expect(response.body == body)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `no redirect is followed`(status: Int) async throws {
    let elsewhere = try HTTPServer.saying("elsewhere")
    let location = elsewhere.url.absoluteString
    let server = try HTTPServer { _ in Reply(HTTPResponse(status: status, headers: ["Location": location])) }
    let request = HTTPRequest(
      method: .post, url: server.url, headers: ["Authorization": "Bearer secret"], body: Data("secret".utf8))
    let response = try await makeSocketTransport().send(request)
    #expect(response.status == status)
    #expect(response.headers["Location"] == location)
    #expect(elsewhere.connectionCount == 0)
  }

  @Test func `a cookie that a server sets isn't sent back, and no challenge is answered`() async throws {
    let server = try HTTPServer(isRecording: true) { _ in
      Reply(
        HTTPResponse(status: 401, headers: ["Set-Cookie": "a=b", "WWW-Authenticate": "Basic realm=\"x\""]))
    }
    let transport = try makeSocketTransport()
    for _ in 1...2 { #expect(try await transport.outcome(of: .get, server.url) == .answer(401)) }
    #expect(server.received.count == 2)
    #expect(server.received.allSatisfy { $0.headers["Cookie"] == nil && $0.headers["Authorization"] == nil })
  }
}
