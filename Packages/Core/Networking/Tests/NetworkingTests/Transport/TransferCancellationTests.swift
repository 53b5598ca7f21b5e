import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct `A transfer that is cancelled` {
  @Test(arguments: ["hang", "hang-in-headers", "hang-in-body", "endless-body"])
  func `ends at once for the caller`(fault: String) async throws {
    let fault = try Fault(fault)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let server = try HTTPServer { request in
      start.yield()
      return fault.reply(to: HTTPResponse(status: 200), for: request)
    }
    let transport = try makeSocketTransport()
    var request = HTTPRequest(method: .get, url: server.url)
    request.responseSizeLimit = .max
    let task = Task { [request] in try await transport.send(request) }
    for await _ in started { break }
    task.cancel()
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }

  @Test func `ends for the server too`() async throws {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let server = try HTTPServer { _ in
      start.yield()
      // Cancelled when the client goes.
      try? await Task.sleep(for: .seconds(600))
      end.finish()
      return Reply(HTTPResponse(status: 204))
    }
    let transport = try makeSocketTransport()
    let request = HTTPRequest(method: .get, url: server.url)
    let task = Task { try await transport.send(request) }
    for await _ in started { break }
    task.cancel()
    for await _ in ended {}
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }

  @Test func `before it began is never sent`() async throws {
    let server = try HTTPServer.saying("fine")
    let transport = try makeSocketTransport()
    let request = HTTPRequest(method: .get, url: server.url)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(request)
    }
    await #expect(throws: TransportError.cancelled) { try await task.value }
    #expect(try await transport.outcome(of: request) == .answer(status: 200, body: "fine"))
    #expect(server.requestCount == 1)
  }

  @Test func `while it waits for a connection is never sent`() async throws {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let server = try HTTPServer(isRecording: true) { request in
      start.yield()
      return Reply(request.url.path() == "/hang" ? [.hang] : [.text("HTTP/1.1 204 No Content\r\n\r\n")])
    }
    let transport = try makeSocketTransport { $0.connectionsPerHost = 1 }
    let first = HTTPRequest(method: .get, url: server.url.appending(path: "hang"))
    let hanging = Task { try await transport.send(first) }
    for await _ in started { break }
    let request = HTTPRequest(method: .post, url: server.url.appending(path: "waiting"))
    let waiting = Task { try await transport.send(request) }
    waiting.cancel()
    await #expect(throws: TransportError.cancelled) { try await waiting.value }
    hanging.cancel()
    #expect(try await transport.outcome(of: .get, server.url.appending(path: "last")) == .answer(204))
    #expect(server.received.map { $0.url.path() } == ["/hang", "/last"])
  }

  /// Cancels race with every stage of a request; each ends exactly once, or the task would crash or hang.
  @Test func `does no harm, two thousand times`() async throws {
    let server = try HTTPServer { request in
      let body = HTTPResponse(status: 200, body: Data(count: 2000))
      return request.url.path() == "/hang" ? Reply([.hang]) : Reply(body)
    }
    let transport = try makeSocketTransport()
    var answered = 0
    var cancelled = 0
    for round in 0..<20 {
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<100 {
          let isHanging = number % 10 == 9
          let request = HTTPRequest(
            method: .post, url: server.url.appending(path: isHanging ? "hang" : "answer"),
            body: Data(count: 500))
          group.addTask {
            let task = Task { try await transport.send(request) { _ in } }
            for _ in 0..<((number + round) % 20) { await Task.yield() }
            if isHanging || number % 3 > 0 { task.cancel() }
            switch await task.result {
            case .success: return true
            case .failure(TransportError.cancelled): return false
            case .failure(let error): throw error
            }
          }
        }
        for try await isAnswered in group {
          if isAnswered { answered += 1 } else { cancelled += 1 }
        }
      }
    }
    #expect(answered + cancelled == 2000)
    #expect(answered >= 600)
    #expect(cancelled >= 200)
    let last = try await transport.send(HTTPRequest(method: .get, url: server.url))
    #expect(last.body.count == 2000)
  }
}
