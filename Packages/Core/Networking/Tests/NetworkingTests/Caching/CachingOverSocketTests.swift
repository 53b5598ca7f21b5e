import Foundation
import LoopbackServer
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Caching over a socket` {
  @Test func `an answer is validated, and stands in once the server is gone`() async throws {
    let server = try HTTPServer(isRecording: true) { request in
      let isKnown = request.headers["If-None-Match"] == "W/\"1\""
      return Reply(
        HTTPResponse(
          status: isKnown ? 304 : 200, headers: ["ETag": "W/\"1\"", "Content-Type": "application/json"],
          body: isKnown ? Data() : Data(#"{"title":"one"}"#.utf8)))
    }
    let kept = try CachedServer([])
    let socket = try SocketTransport.make(.patient)
    let client = try APIClient(baseURL: server.url, transport: kept.transport(over: socket))
    let request = APIRequest<Article>(.get, ["notes", "1"])
    for _ in 1...2 {
      #expect(try await client.sendDated(request) == Dated(Article(title: "one")))
    }
    #expect(server.received.map { $0.headers["If-None-Match"] } == [nil, "W/\"1\""])
    await server.stop()
    kept.pass(60)
    #expect(try await client.sendDated(request) == Dated(Article(title: "one"), asOf: CachedServer.start))
  }
}
