import Networking
import NetworkingTestSupport
import Testing

@Suite struct `What a request says` {
  @Test func `no-cache asks the server about a fresh answer, with its validator`() async throws {
    let server = try CachedServer(
      .text("one", ["Cache-Control": "max-age=60", "ETag": "\"1\""]), HTTPResponse(status: 304))
    try await server.send()
    #expect(try await server.send(.get, "/a", ["Cache-Control": "no-cache"]).text == "one")
    #expect(server.script.requests[1].headers["If-None-Match"] == "\"1\"")
  }

  @Test(arguments: [(59.0, 200), (60, 504)])
  func `only-if-cached never asks the server`(passed: Double, status: Int) async throws {
    let server = try CachedServer(.text("one", ["Cache-Control": "max-age=60"]))
    try await server.send()
    server.pass(passed)
    #expect(try await server.send(.get, "/a", ["Cache-Control": "only-if-cached"]).status == status)
    #expect(try await server.send(.get, "/b", ["Cache-Control": "only-if-cached"]).status == 504)
    #expect(server.script.requests.count == 1)
  }
}
