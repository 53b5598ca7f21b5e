import Foundation
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Keeping answers` {
  @Test func `a fresh answer is used again, with its age, without asking the server`() async throws {
    let server = try CachedServer(.text("one", ["Cache-Control": "max-age=60", "X-Kind": "a"]), .text("two"))
    #expect(try await server.send().headers["Age"] == nil)
    server.pass(12)
    let again = try await server.send()
    #expect(again == .text("one", ["Cache-Control": "max-age=60", "X-Kind": "a", "Age": "12"]))
    #expect(server.script.requests.count == 1)
  }

  @Test func `an answer that says nothing is asked for again each time`() async throws {
    let server = try CachedServer(.text("one"), .text("two"))
    #expect(try await server.send().text == "one")
    #expect(try await server.send().text == "two")
    #expect(await server.kept() == "two")
  }

  @Test func `what is fresh outlives the process`() async throws {
    let server = try CachedServer(.text("one", ["Cache-Control": "max-age=60"]))
    try await server.send()
    let relaunched = server.transport(cache: server.otherCache())
    #expect(try await relaunched.send(.make()).text == "one")
  }

  @Test(arguments: [200, 203])
  func `whole answers are kept`(status: Int) async throws {
    let server = try CachedServer(.text("one", status: status))
    try await server.send()
    #expect(await server.kept() == "one")
  }

  @Test(arguments: [
    201, 202, 204, 205, 206, 300, 301, 304, 307, 400, 401, 403, 404, 410, 414, 429, 500, 501, 503,
  ])
  func `others aren't, and leave what is there`(status: Int) async throws {
    let server = try CachedServer(
      .text("two", ["Cache-Control": "max-age=60"], status: status), .text("one"),
      .text("two", ["Cache-Control": "max-age=60"], status: status))
    #expect(try await server.send().status == status)
    #expect(await server.kept() == nil)
    try await server.send()
    #expect(try await server.send().status == status)
    #expect(await server.kept() == "one")
  }

  @Test(
    arguments: [
      ["Cache-Control": "no-store"], ["Cache-Control": "max-age=60; x"], ["Vary": "*"], ["Vary": "Accept, *"],
      ["Vary": "Ac cept"],
    ] as [HTTPHeaders])
  func `what may not be kept also removes what was`(headers: HTTPHeaders) async throws {
    let server = try CachedServer(.text("one"), .text("two", headers))
    try await server.send()
    try await server.send()
    #expect(await server.kept() == nil)
  }

  @Test func `a request that says no-store isn't kept and removes what was`() async throws {
    let server = try CachedServer(.text("one"), .text("two", ["Cache-Control": "max-age=60"]))
    try await server.send()
    #expect(try await server.send(.get, "/a", ["Cache-Control": "no-store"]).text == "two")
    #expect(await server.kept() == nil)
  }

  @Test(arguments: [
    "Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since",
  ])
  func `a request for a part, or with conditions of its own, passes`(name: String) async throws {
    let server = try CachedServer(
      .text("one", ["Cache-Control": "max-age=60", "ETag": "\"1\""]), HTTPResponse(status: 304))
    try await server.send()
    #expect(try await server.send(.get, "/a", [name: "\"0\""]) == HTTPResponse(status: 304))
    #expect(server.script.requests[1].headers == [name: "\"0\""])
    #expect(await server.kept() == "one")
  }

  @Test func `HEAD passes`() async throws {
    let server = try CachedServer(.text("one", ["Cache-Control": "max-age=60"]), HTTPResponse(status: 200))
    try await server.send()
    try await server.send(.head)
    #expect(server.script.requests.map(\.method) == [.get, .head])
    #expect(await server.kept() == "one")
  }

  @Test func `what isn't of a type that was asked for doesn't replace what is there`() async throws {
    let server = try CachedServer(
      .json("1"), .text("Sign in.", ["Content-Type": "text/plain"]), .json("2"))
    let accept: HTTPHeaders = ["Accept": "application/json"]
    for expected in ["1", "Sign in.", "2"] {
      #expect(try await server.send(.get, "/a", accept).text == expected)
      #expect(await server.kept("/a", accept) == (expected == "2" ? "2" : "1"))
    }
  }

  @Test(arguments: [
    ("text/html", true), ("TEXT/*;q=0.1", true), ("image/png, */*;q=0.1", true), ("application/json", false),
    ("image/*", false),
  ])
  func `types are asked for by name or by range`(accept: String, isKept: Bool) async throws {
    let server = try CachedServer(.text("one", ["Content-Type": "text/html; charset=utf-8"]))
    try await server.send(.get, "/a", ["Accept": accept])
    #expect(await server.kept("/a", ["Accept": accept]) == (isKept ? "one" : nil))
  }

  @Test func `credentials and what concerns the connection aren't written down`() async throws {
    let server = try CachedServer(
      .text(
        "one",
        [
          "Cache-Control": "max-age=60", "Connection": "X-Hop, close", "X-Hop": "1", "Keep-Alive": "5",
          "Transfer-Encoding": "chunked", "Set-Cookie": "id=hunter2", "X-Auth-Token": "hunter2",
          "Content-Type": "text/plain", "X-Api-Key": "hunter2", "Authorization": "hunter2",
        ]))
    try await server.send()
    #expect(
      try await server.send().headers == [
        "Cache-Control": "max-age=60", "Content-Type": "text/plain", "Age": "0",
      ])
    #expect(try server.bytesOnDisc().firstRange(of: Data("hunter2".utf8)) == nil)
  }

  @Test func `a stored body that is larger than the request takes is asked for anew`() async throws {
    let server = try CachedServer(
      .text("long", ["Cache-Control": "max-age=60", "ETag": "\"1\""]), .text("new"))
    try await server.send()
    var request = HTTPRequest.make()
    request.responseSizeLimit = 3
    #expect(try await server.transport().send(request).text == "new")
    #expect(server.script.requests[1].headers["If-None-Match"] == nil)
  }
}

extension CachedServer {
  /// All that is in the folder.
  func bytesOnDisc() throws -> Data {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try Data(contentsOf: $0) }
      .reduce(Data(), +)
  }
}
