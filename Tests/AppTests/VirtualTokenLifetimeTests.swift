import Composition
import Foundation
import Networking
import NetworkingTestSupport
import Testing

@testable import AppCore

@Suite struct `A token in virtual time` {
  private static let url = URL(filePath: "/records")

  private func authorization(after waits: [Duration]) async throws -> String? {
    let clock = VirtualClock()
    let server = ScriptedTransport { _ throws(TransportError) in
      HTTPResponse(status: 200, body: Data(#"{"token": "abc", "record": {}}"#.utf8))
    }
    let transport = VirtualTokenLifetime(server, clock: clock)
    for wait in waits {
      _ = try await transport.send(HTTPRequest(method: .post, url: Self.url))
      clock.advance(by: wait)
    }
    _ = try await transport.send(
      HTTPRequest(method: .get, url: Self.url, headers: ["Authorization": "Bearer abc"]))
    return server.requests.last?.headers["Authorization"]
  }

  private static let week = VirtualTokenLifetime.standard

  @Test(
    arguments: [
      ([.zero], "Bearer abc"), ([week - .seconds(1)], "Bearer abc"), ([week], "Bearer expired"),
      // Issued anew, even if it is the same.
      ([week, .seconds(1)], "Bearer abc"), ([week, week], "Bearer expired"),
      // Of a server that has never issued it.
      ([], "Bearer abc"),
    ] as [([Duration], String)])
  func `reaches the server spoilt once it is too old`(waits: [Duration], expected: String) async throws {
    #expect(try await authorization(after: waits) == expected)
  }
}
