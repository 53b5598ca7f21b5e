import Foundation
import LoopbackServer
import Networking
import Synchronization
import TestSupport
import Testing

@Suite(.bounded) struct `The progress of a transfer` {
  /// What was reported, and whether the transfer was over by then.
  private final class Reports: Sendable {
    private struct State {
      var reports: [TransferProgress] = []
      var isOver = false
      var isLate = false
    }

    private let state = Mutex(State())

    var all: [TransferProgress] { state.withLock(\.reports) }
    var isLate: Bool { state.withLock(\.isLate) }

    func add(_ report: TransferProgress) {
      state.withLock { state in
        state.reports.append(report)
        if state.isOver { state.isLate = true }
      }
    }

    func end() {
      state.withLock { $0.isOver = true }
    }
  }

  private let reports = Reports()

  @Test func `grows up to the last byte of both bodies`() async throws {
    let server = try HTTPServer { _ in Reply(HTTPResponse(status: 200, body: Data(count: 3_000_000))) }
    let request = HTTPRequest(method: .post, url: server.url, body: Data(count: 2_000_000))
    _ = try await makeSocketTransport().send(request) { [reports] in reports.add($0) }
    reports.end()
    let all = reports.all
    #expect(
      all.last == TransferProgress(sentBytes: 2_000_000, receivedBytes: 3_000_000, expectedBytes: 3_000_000))
    for (earlier, later) in zip(all, all.dropFirst()) {
      #expect(earlier != later)
      #expect(earlier.sentBytes <= later.sentBytes)
      #expect(earlier.receivedBytes <= later.receivedBytes)
    }
    #expect(!reports.isLate)
  }

  @Test func `tells what has come before the end`() async throws {
    let (reported, report) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let server = try HTTPServer { request in
      guard request.url.path() == "/first" else {
        release.finish()
        return Reply(HTTPResponse(status: 204))
      }
      return Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\nhalf"), .hang])
    }
    let transport = try makeSocketTransport()
    let request = HTTPRequest(method: .get, url: server.url.appending(path: "first"))
    let task = Task { [reports] in
      try await transport.send(request) { progress in
        reports.add(progress)
        if progress.receivedBytes == 4 { report.finish() }
      }
    }
    for await _ in reported {}
    #expect(reports.all.last == TransferProgress(sentBytes: 0, receivedBytes: 4, expectedBytes: 8))
    #expect(try await transport.outcome(of: .get, server.url) == .answer(204))
    for await _ in released {}
    task.cancel()
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }

  @Test func `counts unpacked bytes`() async throws {
    let fault = try Fault("gzip")
    let body = Data(String(repeating: "0123456789", count: 5000).utf8)
    let server = try HTTPServer { fault.reply(to: HTTPResponse(status: 200, body: body), for: $0) }
    let response = try await makeSocketTransport().send(HTTPRequest(method: .get, url: server.url)) {
      [reports] in
      reports.add($0)
    }
    #expect(response.body == body)
    #expect(reports.all.last?.receivedBytes == 50_000)
  }
}
