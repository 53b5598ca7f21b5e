import Foundation
import LoopbackServer
import Networking
import Testing

@Suite struct HTTPServerTests {
  @Test func `requests on one connection are answered in their order`() async throws {
    let server = try HTTPServer(isRecording: true) { request in
      Reply(HTTPResponse(status: 200, body: Data(request.url.path().utf8)))
    }
    let answers = try await onThread {
      let client = try RawClient(server.url)
      client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
      return [client.readResponse(), client.readResponse()]
    }
    #expect(answers.map { $0.suffix(2) } == ["/a", "/b"])
    #expect(server.received.map { $0.url.path() } == ["/a", "/b"])
    #expect(server.connectionCount == 1)
    await server.stop()
  }
}
