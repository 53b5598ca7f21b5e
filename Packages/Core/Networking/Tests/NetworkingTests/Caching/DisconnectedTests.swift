import Foundation
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Without a connection` {
  struct Row: Sendable {
    let error: TransportError
    let standsIn: Bool
  }

  private static let errors = [
    Row(error: .unreachable, standsIn: true), Row(error: .timedOut, standsIn: true),
    Row(error: .malformedResponse, standsIn: true), Row(error: .insecure, standsIn: false),
    Row(error: .cancelled, standsIn: false), Row(error: .responseTooLarge(limit: 9), standsIn: false),
  ]

  @Test(arguments: errors)
  func `the last answer stands in, dated, whatever broke the connection`(row: Row) async throws {
    let server = try CachedServer([.success(.text("one", ["Age": "5"])), .failure(row.error)])
    try await server.send()
    server.pass(3600)
    guard row.standsIn else {
      await #expect(throws: row.error) { try await server.send() }
      return
    }
    let response = try await server.send()
    #expect(response.text == "one")
    #expect(response.asOf == CachedServer.start - 5)
    #expect(response.headers["Age"] == "3605")
  }

  @Test(arguments: [
    HTTPResponse.webPage(), .webPage(status: 511), .redirect(302, to: "https://portal.example/"),
  ])
  func `the last answer stands in for the page of a captive portal, and is kept`(page: HTTPResponse)
    async throws
  {
    let server = try CachedServer(.text("one"), page, page)
    try await server.send()
    try await server.send(.post)
    #expect(try await server.send().text == "one")
    #expect(try await server.send().asOf == CachedServer.start)
  }

  @Test func `what was never answered fails`() async throws {
    let server = try CachedServer()
    await #expect(throws: TransportError.unreachable) { try await server.send() }
  }

  @Test func `an answer that was confirmed is as old as its confirmation`() async throws {
    let server = try CachedServer(.text("one", ["ETag": "\"1\""]), HTTPResponse(status: 304))
    try await server.send()
    server.pass(100)
    try await server.send()
    server.pass(100)
    #expect(try await server.send().asOf == CachedServer.start + 100)
  }

  @Test func `a fresh answer is no stand-in`() async throws {
    let server = try CachedServer(.text("one", ["Cache-Control": "max-age=60, must-revalidate"]))
    try await server.send()
    #expect(try await server.send().asOf == nil)
  }

  private static let directives: [(answer: String, request: String, standsIn: Bool)] = [
    ("private", "", true), ("max-age=1", "", true), ("no-cache", "", false),
    ("max-age=1, no-cache=\"X\"", "", false),
    ("must-revalidate", "", false), ("proxy-revalidate, s-maxage=1", "", true),
    ("stale-if-error=0", "", true),
    ("private", "no-cache", false), ("private", "no-store", false), ("private", "max-age=0", true),
  ]

  @Test(arguments: directives)
  func `nothing stands in against a directive`(answer: String, request: String, standsIn: Bool) async throws {
    let server = try CachedServer(.text("one", ["Cache-Control": answer]))
    try await server.send()
    server.pass(10)
    #expect(
      await server.kept("/a", request.isEmpty ? [:] : ["Cache-Control": request]) == (standsIn ? "one" : nil))
  }

  private static let month: TimeInterval = 30 * 24 * 3600

  @Test(arguments: [(month, true), (month + 1, false), (-1e9, true)])
  func `what is older than thirty days doesn't stand in`(passed: TimeInterval, standsIn: Bool) async throws {
    let server = try CachedServer(.text("one"))
    try await server.send()
    server.pass(passed)
    #expect(await server.kept() == (standsIn ? "one" : nil))
  }

  @Test func `somebody who no longer waits is told so`() async throws {
    let server = try CachedServer(.text("one"))
    try await server.send()
    let offline = server.transport(
      over: ScriptedTransport { _ throws(TransportError) in
        withUnsafeCurrentTask { $0?.cancel() }
        throw .unreachable
      })
    let task = Task { try await offline.send(.make()) }
    await #expect(throws: TransportError.unreachable) { try await task.value }
  }

  @Test func `a task cancelled before gets nothing, not even what is fresh`() async throws {
    let server = try CachedServer(.text("one", ["Cache-Control": "max-age=60"]))
    try await server.send()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await server.send()
    }
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }
}

@Suite(.bounded) struct `Errors of the server` {
  private static let rows:
    [(status: Int, control: String, request: String, passed: TimeInterval, standsIn: Bool)] = [
      (500, "max-age=10, stale-if-error=60", "", 70, true),
      (502, "max-age=10, stale-if-error=60", "", 70, true),
      (503, "max-age=10, stale-if-error=60", "", 70, true),
      (504, "max-age=10, stale-if-error=60", "", 70, true),
      (503, "max-age=10, stale-if-error=60", "", 71, false), (503, "stale-if-error=60", "", 60, true),
      (503, "stale-if-error=60", "", 61, false), (501, "stale-if-error=60", "", 1, false),
      (404, "stale-if-error=60", "", 1, false), (401, "stale-if-error=60", "", 1, false),
      (429, "stale-if-error=60", "", 1, false), (503, "private", "", 1, false),
      (503, "max-age=10", "", 11, false),
      (503, "max-age=10", "max-age=0", 5, false), (503, "max-age=10, stale-if-error=1", "max-age=0", 5, true),
      (503, "stale-if-error=60, must-revalidate", "", 1, false),
      (503, "stale-if-error=60, no-cache", "", 1, false),
      (503, "stale-if-error=60", "no-cache", 1, false), (503, "stale-if-error=soon", "", 1, false),
      (503, "stale-if-error=60, stale-if-error=1", "", 2, false),
    ]

  @Test(arguments: rows)
  func `are replaced by an old answer only as stale-if-error says`(
    status: Int, control: String, request: String, passed: TimeInterval, standsIn: Bool
  ) async throws {
    let server = try CachedServer(
      .text("one", ["Cache-Control": control]), .text("sorry", ["Retry-After": "9"], status: status))
    try await server.send()
    server.pass(passed)
    let response = try await server.send(.get, "/a", request.isEmpty ? [:] : ["Cache-Control": request])
    #expect(response.text == (standsIn ? "one" : "sorry"))
    #expect(response.status == (standsIn ? 200 : status))
    #expect(response.asOf == (standsIn ? CachedServer.start : nil))
  }
}
