import Foundation
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@Suite(.bounded) struct `Validation` {
  private let date = "Mon, 20 Jul 2026 08:00:00 GMT"

  @Test(arguments: ["\"1\"", "W/\"1\"", "W/\"a b\"", "unquoted", "\"\"", "\"é\""])
  func `replays an entity tag as it came`(tag: String) async throws {
    let server = try CachedServer(
      .text("one", ["ETag": tag]), HTTPResponse(status: 304, headers: ["ETag": tag]))
    try await server.send()
    #expect(try await server.send() == .text("one", ["ETag": tag]))
    #expect(server.script.requests[1].headers == ["If-None-Match": tag])
  }

  @Test(arguments: ["Mon, 20 Jul 2026 08:00:00 GMT", "2026-07-20"])
  func `replays a date of modification as it came`(date: String) async throws {
    let server = try CachedServer(.text("one", ["Last-Modified": date]), HTTPResponse(status: 304))
    try await server.send()
    #expect(try await server.send().text == "one")
    #expect(server.script.requests[1].headers == ["If-Modified-Since": date])
  }

  @Test func `uses both when there are both, and keeps the rest of the request`() async throws {
    let server = try CachedServer(
      .text("one", ["ETag": "\"1\"", "Last-Modified": date]), HTTPResponse(status: 304))
    try await server.send(.get, "/a", ["Accept": "*/*"])
    try await server.send(.get, "/a", ["Accept": "*/*"])
    #expect(
      server.script.requests[1].headers == [
        "Accept": "*/*", "If-None-Match": "\"1\"", "If-Modified-Since": date,
      ])
  }

  @Test func `of an answer that has changed brings the new one`() async throws {
    let server = try CachedServer(.text("one", ["ETag": "\"1\""]), .text("two", ["ETag": "\"2\""]))
    try await server.send()
    #expect(try await server.send().text == "two")
    #expect(await server.kept() == "two")
  }

  @Test func `makes an answer fresh again and takes over its headers, but not those of the body`()
    async throws
  {
    let server = try CachedServer(
      .text(
        "one",
        [
          "ETag": "W/\"1\"", "Cache-Control": "max-age=10", "Content-Type": "text/plain",
          "Content-Length": "3",
          "X-Old": "1", "Age": "4", "X-Two": "1",
        ]),
      HTTPResponse(
        status: 304,
        headers: [
          "ETag": "\"1\"", "Cache-Control": "max-age=60", "Content-Type": "image/png", "Content-Length": "0",
          "x-two": "2", "X-Two": "3", "Set-Cookie": "a=b",
        ]))
    try await server.send()
    server.pass(10)
    let expected: HTTPHeaders = [
      "Content-Type": "text/plain", "Content-Length": "3", "X-Old": "1", "ETag": "\"1\"",
      "Cache-Control": "max-age=60", "x-two": "2", "X-Two": "3",
    ]
    #expect(try await server.send() == .text("one", expected))
    server.pass(59)
    var aged = expected
    aged["Age"] = "59"
    #expect(try await server.send() == .text("one", aged))
    #expect(server.script.requests.count == 2)
  }

  @Test func `that says no-store answers once more and removes`() async throws {
    let server = try CachedServer(
      .text("one", ["ETag": "\"1\""]), HTTPResponse(status: 304, headers: ["Cache-Control": "no-store"]))
    try await server.send()
    #expect(try await server.send().text == "one")
    #expect(await server.kept() == nil)
  }

  @Test func `of another answer than the stored one asks for the whole`() async throws {
    let server = try CachedServer(
      .text("one", ["ETag": "\"1\""]), HTTPResponse(status: 304, headers: ["ETag": "\"2\""]),
      .text("two", ["ETag": "\"2\""]))
    try await server.send()
    #expect(try await server.send().text == "two")
    #expect(server.script.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\"", nil])
    #expect(await server.kept() == "two")
  }

  @Test func `that nobody asked for is passed on`() async throws {
    let notModified = HTTPResponse(status: 304, headers: ["ETag": "\"2\""])
    let server = try CachedServer(notModified, .text("one"), notModified)
    #expect(try await server.send() == notModified)
    try await server.send()
    #expect(try await server.send() == notModified)
    #expect(await server.kept() == "one")
  }
}
