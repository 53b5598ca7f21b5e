import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct ManyConnectionsTests {
  /// In a process of its own: Foundation's `Process` reads beyond its buffer where more than some 1,300 files are open,
  /// and other tests start processes.
  @Test(.enabled(if: DescriptorLimit.allows(2500), "this process may not have enough files open"))
  func `a thousand requests are answered at the same time`() async {
    await #expect(processExitsWith: .success) {
      DescriptorLimit.raise(to: 2500)
      try await Self.askThousandTimes()
    }
  }

  private static func askThousandTimes() async throws {
    let count = 1000
    let everybody = Gate(for: count)
    let server = try HTTPServer { request in
      await everybody.pass()
      return Reply(HTTPResponse(status: 200, body: Data(request.url.path().utf8)))
    }
    let url = server.url
    let answers = try await onThread {
      let clients = try (0..<count).map { _ in try RawClient(url) }
      for (index, client) in clients.enumerated() {
        client.send("GET /\(index) HTTP/1.1\r\nHost: x\r\n\r\n")
      }
      return clients.map { $0.readResponse() }
    }
    let bodies = answers.map { $0.split(separator: "/").last.map(String.init) }
    #expect(bodies == (0..<count).map { "\($0)" })
    #expect(server.connectionCount == count)
    #expect(server.requestCount == count)
  }
}
