import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct Timeouts {
  @Test(arguments: [
    [Reply.Step.hang], [.text("HTTP/1.1 200 OK\r\nContent-"), .hang],
    [.text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n12"), .hang],
    [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n"), .hang],
  ])
  func `a connection without a byte is given up`(steps: [Reply.Step]) async throws {
    let server = try HTTPServer { _ in Reply(steps) }
    let transport = try makeSocketTransport { $0.idleTimeout = SocketConfiguration.shortTime }
    #expect(try await transport.outcome(of: .get, server.url) == .failure(.timedOut))
  }

  /// On a busy machine a pause may become longer than it should be; then it is tried again.
  @Test func `bytes that come keep it, however slow they are`() async throws {
    let drip = (0..<10).flatMap { _ in [Reply.Step.text("x"), .pause(.milliseconds(100))] }
    let server = try HTTPServer { _ in Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")] + drip)
    }
    let transport = try makeSocketTransport { $0.idleTimeout = .milliseconds(700) }
    var outcome = Outcome.failure(.timedOut)
    for _ in 1...20 where outcome == .failure(.timedOut) {
      outcome = try await transport.outcome(of: .get, server.url)
    }
    #expect(outcome == .answer(status: 200, body: String(repeating: "x", count: 10)))
  }

  @Test(arguments: ["slow-headers=20", "slow-body=20", "endless-body"])
  func `nothing takes longer than the total time`(fault: String) async throws {
    let fault = try Fault(fault)
    let server = try HTTPServer { fault.reply(to: HTTPResponse(status: 200), for: $0) }
    let transport = try makeSocketTransport { $0.totalTimeout = SocketConfiguration.shortTime }
    var request = HTTPRequest(method: .get, url: server.url)
    request.responseSizeLimit = .max
    #expect(try await transport.outcome(of: request) == .failure(.timedOut))
  }

  @Test func `an upload that isn't taken is given up`() async throws {
    let peer = try SilentPeer(backlog: 8)
    let transport = try makeSocketTransport { $0.idleTimeout = SocketConfiguration.shortTime }
    let request = HTTPRequest(method: .post, url: peer.url, body: Data(count: 16 * 1024 * 1024))
    #expect(try await transport.outcome(of: request) == .failure(.timedOut))
  }

  @Test func `a handshake that doesn't come about is given up`() async throws {
    let peer = try SilentPeer(backlog: 8)
    let transport = try makeSocketTransport { $0.connectTimeout = SocketConfiguration.shortTime }
    let url = try #require(URL(string: peer.url.absoluteString.replacing("http:", with: "https:")))
    #expect(try await transport.outcome(of: .get, url) == .failure(.timedOut))
  }

  @Test func `a timeout of nothing isn't one of forever`() async throws {
    let server = try HTTPServer.doing(.hang)
    let transport = try makeSocketTransport {
      $0.totalTimeout = .zero
      $0.idleTimeout = .seconds(-1)
      $0.connectTimeout = .nanoseconds(1)
    }
    #expect(try await transport.outcome(of: .get, server.url) == .failure(.timedOut))
  }
}
