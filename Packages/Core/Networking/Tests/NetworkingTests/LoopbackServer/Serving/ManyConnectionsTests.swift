import Foundation
import LoopbackServer
import Networking
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ManyConnectionsTests {
  /// Both ends of each connection, and what the other tests need.
  private static let neededDescriptors = 4000

  @Test(.enabled(if: hasDescriptors, "this process may not have enough files open"))
  func `a thousand requests are answered at the same time`() async throws {
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

  private static let hasDescriptors: Bool = {
    var limit = rlimit()
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(files, &limit) == 0 else { return false }
    limit.rlim_cur = min(max(limit.rlim_cur, rlim_t(neededDescriptors)), limit.rlim_max)
    setrlimit(files, &limit)
    return limit.rlim_cur >= neededDescriptors
  }()
}
