import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `A scripted transport` {
  private let request: HTTPRequest

  init() throws {
    request = HTTPRequest(method: .get, url: try #require(URL(string: "https://host")))
  }

  @Test func `gives its results in order and is then unreachable`() async throws {
    let transport = ScriptedTransport([.success(.json("1")), .failure(.timedOut)])
    #expect(try await transport.send(request) == .json("1"))
    await #expect(throws: TransportError.timedOut) { try await transport.send(request) }
    await #expect(throws: TransportError.unreachable) { try await transport.send(request) }
    #expect(transport.requests == [request, request, request])
  }

  @Test func `answers from a closure, and records requests made at the same time`() async throws {
    let transport = ScriptedTransport { request in HTTPResponse(status: 200, body: request.body ?? Data()) }
    try await withThrowingTaskGroup { group in
      for byte: UInt8 in 0..<50 {
        group.addTask {
          var request = request
          request.body = Data([byte])
          let response = try await transport.send(request)
          #expect(response.body == Data([byte]))
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(transport.requests.compactMap(\.body)).count == 50)
  }
}
