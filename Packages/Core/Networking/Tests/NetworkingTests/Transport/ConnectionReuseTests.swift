import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct `Connections that are used again` {
  @Test func `requests one after the other share one connection`() async throws {
    let server = try HTTPServer.saying("fine")
    let transport = try makeSocketTransport()
    for method in HTTPMethod.allCases {
      let expected = method == .head ? "" : "fine"
      #expect(try await transport.outcome(of: method, server.url) == .answer(status: 200, body: expected))
    }
    #expect(server.connectionCount == 1)
  }

  @Test(arguments: [
    (HTTPMethod.post, false, 1...1), (.patch, false, 1...1), (.post, true, 2...6), (.put, false, 2...6),
    (.get, false, 2...6), (.head, false, 2...6), (.delete, false, 2...6),
  ])
  func `what isn't idempotent is never sent twice, also when a kept connection breaks without an answer`(
    method: HTTPMethod, hasKey: Bool, times: ClosedRange<Int>
  ) async throws {
    let server = try HTTPServer(isRecording: true) { request in
      Reply(request.url.path() == "/first" ? [.text("HTTP/1.1 204 No Content\r\n\r\n")] : [.close])
    }
    let transport = try makeSocketTransport()
    #expect(try await transport.outcome(of: .get, server.url.appending(path: "first")) == .answer(204))
    var request = HTTPRequest(method: method, url: server.url, body: Data("order one".utf8))
    if hasKey { request.headers["Idempotency-Key"] = "1" }
    #expect(try await transport.outcome(of: request) == .failure(.unreachable))
    let sent = server.received.map { "\($0.method.rawValue) \($0.url.path())" }
    #expect(sent.first == "GET /first")
    #expect(Set(sent.dropFirst()) == ["\(method.rawValue) /"])
    #expect(times.contains(sent.count - 1), "\(sent)")
  }

  @Test(arguments: [nil, "order one"])
  func `neither is one without a body, nor one that breaks with a reset`(body: String?) async throws {
    let server = try HTTPServer(isRecording: true) { request in
      Reply(request.url.path() == "/first" ? [.text("HTTP/1.1 204 No Content\r\n\r\n")] : [.reset])
    }
    let transport = try makeSocketTransport()
    #expect(try await transport.outcome(of: .get, server.url.appending(path: "first")) == .answer(204))
    let request = HTTPRequest(method: .post, url: server.url, body: body.map { Data($0.utf8) })
    #expect(try await transport.outcome(of: request) == .failure(.unreachable))
    #expect(server.received.count == 2)
  }

  @Test func `a connection that the server closed meanwhile isn't used`() async throws {
    let server = try HTTPServer.doing(.text("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfine"), .close)
    let transport = try makeSocketTransport()
    for _ in 1...20 {
      let request = HTTPRequest(method: .get, url: server.url)
      #expect(try await transport.outcome(of: request) == .answer(status: 200, body: "fine"))
    }
    #expect(server.requestCount >= 20)
  }

  @Test(arguments: [Duration.zero, .milliseconds(1)])
  func `bytes after an answer are never taken for the next one`(pause: Duration) async throws {
    let server = try HTTPServer { request in
      let answer = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"
      switch request.url.path() {
      case "/first" where pause == .zero: return Reply([.text("\(answer)first\(answer)stale")])
      case "/first": return Reply([.text("\(answer)first"), .pause(pause), .text("\(answer)stale")])
      case "/later": return Reply([.pause(.milliseconds(100)), .text("\(answer)later")])
      default: return Reply([.text("\(answer)right")])
      }
    }
    let transport = try makeSocketTransport()
    let first = try await transport.outcome(of: .get, server.url.appending(path: "first"))
    #expect(first == .answer(status: 200, body: "first"))
    // Long enough for the late bytes to have come.
    _ = try await makeSocketTransport().outcome(of: .get, server.url.appending(path: "later"))
    let second = try await transport.outcome(of: .get, server.url.appending(path: "second"))
    #expect(second == .answer(status: 200, body: "right"))
    #expect(server.connectionCount == 3)
  }

  @Test func `no more connections to a host than allowed are open, and all requests get through`()
    async throws
  {
    let server = try HTTPServer.doing(.pause(.milliseconds(1)), .text("HTTP/1.1 204 No Content\r\n\r\n"))
    let transport = try makeSocketTransport { $0.connectionsPerHost = 3 }
    try await withThrowingTaskGroup { group in
      for _ in 1...100 {
        group.addTask { try await transport.outcome(of: .get, server.url) }
      }
      for try await outcome in group { #expect(outcome == .answer(204)) }
    }
    #expect((1...3).contains(server.connectionCount))
    #expect(server.requestCount == 100)
  }

  /// On a busy machine one of them may take longer than it should; then it is tried again.
  @Test func `time spent waiting for a connection doesn't count`() async throws {
    let server = try HTTPServer.doing(.pause(.milliseconds(50)), .text("HTTP/1.1 204 No Content\r\n\r\n"))
    var areAllAnswered = false
    for _ in 1...20 where !areAllAnswered {
      let transport = try makeSocketTransport {
        $0.connectionsPerHost = 1
        $0.connectTimeout = .milliseconds(700)
        $0.idleTimeout = .milliseconds(700)
        $0.totalTimeout = .milliseconds(700)
      }
      areAllAnswered = try await withThrowingTaskGroup(of: Outcome.self) { group in
        for _ in 1...20 { group.addTask { try await transport.outcome(of: .get, server.url) } }
        return try await group.allSatisfy { $0 == .answer(204) }
      }
    }
    #expect(areAllAnswered)
  }

  @Test func `a host that doesn't answer holds up no other`() async throws {
    let silent = try HTTPServer.doing(.hang)
    let server = try HTTPServer.saying("fine")
    let transport = try makeSocketTransport()
    let request = HTTPRequest(method: .get, url: silent.url)
    let waiting = (1...20).map { _ in Task { try await transport.send(request) } }
    let outcome = try await transport.outcome(of: .get, server.url)
    #expect(outcome == .answer(status: 200, body: "fine"))
    for task in waiting { task.cancel() }
  }

  @Test func `a transport that is let go answers what was asked before`() async throws {
    let server = try HTTPServer.doing(.pause(.milliseconds(50)), .text("HTTP/1.1 204 No Content\r\n\r\n"))
    async let outcome = try makeSocketTransport().outcome(of: .get, server.url)
    #expect(try await outcome == .answer(204))
  }
}
