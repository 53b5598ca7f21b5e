import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct StoppingTests {
  private static let empty: @Sendable (HTTPRequest) async -> Reply = { _ in Reply(HTTPResponse(status: 204)) }

  @Test func `a server that has stopped listens no more and has closed its connections`() async throws {
    let server = try HTTPServer(answering: Self.empty)
    let connected = Gate()
    async let ending = server.ask { client in
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = client.readResponse()
      connected.knock()
      return client.readToEnd().ending
    }
    await connected.wait()
    await server.stop()
    #expect(try await ending == .closed)
    await #expect(throws: RawClient.ConnectionFailed.self) {
      try await server.ask { _ in }
    }
  }

  @Test func `stopping twice does nothing more`() async throws {
    let server = try HTTPServer(answering: Self.empty)
    await server.stop()
    await server.stop()
  }

  @Test func `the port is free when the server has stopped`() async throws {
    let first = try HTTPServer(answering: Self.empty)
    let port = UInt16(try #require(first.url.port))
    _ = try await first.ask { client in
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readResponse()
    }
    await first.stop()
    // Somebody else on this machine may have been given the same port meanwhile, which is no fault of the server.
    let second = try? HTTPServer(port: port, answering: Self.empty)
    #expect(second == nil || second?.url == first.url)
  }

  @Test func `stopping cancels the replies that are being made`() async throws {
    let (started, cancelled) = (Gate(), Gate())
    let server = try HTTPServer { _ in
      await withTaskCancellationHandler {
        started.knock()
        await cancelled.wait()
      } onCancel: {
        cancelled.knock()
      }
      return Reply(HTTPResponse(status: 204))
    }
    async let bytes = server.ask { client in
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readToEnd().bytes
    }
    await started.wait()
    await server.stop()
    await cancelled.wait()
    #expect(try await bytes.isEmpty)
  }

  @Test func `a server that nobody holds any more closes its connections`() async throws {
    var server: HTTPServer? = try HTTPServer(answering: Self.empty)
    let url = try #require(server?.url)
    let connected = Gate()
    async let ending = onThread {
      let client = try RawClient(url)
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = client.readResponse()
      connected.knock()
      return client.readToEnd().ending
    }
    await connected.wait()
    server = nil
    #expect(try await ending == .closed)
  }

  @Test func `a client that goes away cancels its reply and no other`() async throws {
    let (started, cancelled, finished) = (Gate(for: 2), Gate(), Gate())
    let server = try HTTPServer { request in
      guard request.url.path() == "/leaves" else {
        await started.pass()
        await cancelled.wait()
        return Reply(HTTPResponse(status: Task.isCancelled ? 500 : 200))
      }
      await withTaskCancellationHandler {
        await started.pass()
        await cancelled.wait()
      } onCancel: {
        cancelled.knock()
      }
      finished.knock()
      return Reply(HTTPResponse(status: 204))
    }
    async let answer = server.ask { client in
      client.send("GET /stays HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readResponse()
    }
    var leaving: RawClient? = try await server.ask { client in
      client.send("GET /leaves HTTP/1.1\r\nHost: x\r\n\r\n")
      return client
    }
    await started.wait()
    #expect(leaving != nil)
    leaving = nil
    await finished.wait()
    #expect(try await answer.hasPrefix("HTTP/1.1 200 "))
  }
}
