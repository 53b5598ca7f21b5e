import Foundation
import LoopbackServer
import Networking
import NetworkingTestSupport
import Synchronization
import TestSupport
import Testing

@Suite(.bounded) struct `Sending again over a socket` {
  private let clock = HastyClock()

  private func transport() throws -> RetryingTransport {
    RetryingTransport(
      wrapping: RedirectingTransport(wrapping: try SocketTransport.make(.patient)), clock: clock)
  }

  /// A server whose first replies are broken.
  private func server(_ replies: Reply...) throws -> HTTPServer {
    let rest = Mutex(replies[...])
    return try HTTPServer(isRecording: true) { _ in
      rest.withLock { $0.popFirst() } ?? Reply(HTTPResponse(status: 200, body: Data("fine".utf8)))
    }
  }

  private static let failures: [Reply] = [
    Reply([.reset]), Reply([.close]),
    Reply([.bytes(Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab".utf8)), .reset]),
    Reply([.bytes(Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab".utf8)), .close]),
    Reply(HTTPResponse(status: 503)), Reply(HTTPResponse(status: 429, headers: ["Retry-After": "1"])),
  ]

  @Test(arguments: failures.indices, [HTTPMethod.get, .head, .put, .delete])
  func `gets past a failure`(failure: Int, method: HTTPMethod) async throws {
    let server = try server(Self.failures[failure])
    let response = try await transport().send(HTTPRequest(method: method, url: server.url))
    #expect(response.status == 200)
  }

  @Test(arguments: failures.indices, [HTTPMethod.post, .patch])
  func `is never done to a POST or PATCH, whose first may have arrived`(
    failure: Int, method: HTTPMethod
  ) async throws {
    // A connection that is open already is the one that a client is tempted to replace in silence.
    let server = try server(Reply(HTTPResponse(status: 200)), Self.failures[failure])
    let transport = try transport()
    _ = try await transport.send(HTTPRequest(method: .get, url: server.url))
    let request = HTTPRequest(method: method, url: server.url, body: Data("once".utf8))
    _ = try? await transport.send(request)
    #expect(server.received.map(\.method) == [.get, method])
  }

  @Test func `is done to a POST with a key, the same each time`() async throws {
    let server = try server(Reply([.reset]), Reply(HTTPResponse(status: 502)))
    let request = HTTPRequest(
      method: .post, url: server.url, headers: ["Idempotency-Key": "k"], body: Data("once".utf8))
    #expect(try await transport().send(request).status == 200)
    #expect(server.received.map { $0.headers["Idempotency-Key"] } == ["k", "k", "k"])
  }

  @Test func `ends soon when nothing listens`() async throws {
    let server = try server()
    let url = server.url
    await server.stop()
    await #expect(throws: TransportError.unreachable) {
      try await transport().send(HTTPRequest(method: .get, url: url))
    }
    #expect(clock.waits.reduce(.zero, +) <= .milliseconds(1500))
  }
}
