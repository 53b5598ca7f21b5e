import Foundation
import LoopbackServer
import Networking
import NetworkingTestSupport
import Synchronization
import TestSupport
import Testing

@Suite(.bounded) struct `A token that expires, over real sockets` {
  private static let count = 1000

  @Test func `is renewed exactly once for a thousand requests, none of which is lost`() async throws {
    let effects = Mutex<[String]>([])
    let refreshes = Mutex(0)
    let server = try HTTPServer { request in
      if request.url.lastPathComponent == "refresh" {
        refreshes.withLock { $0 += 1 }
        return Reply(.json(#"{"token":"new"}"#))
      }
      guard request.headers["Authorization"] == "Bearer new" else { return Reply(.refusal(401)) }
      effects.withLock { $0.append(request.url.lastPathComponent) }
      return Reply(HTTPResponse(status: 204))
    }
    let transport = RetryingTransport(
      wrapping: RedirectingTransport(wrapping: try SocketTransport.make(.patient)))
    let authentication = RenewingAuthentication(token: "old", server: server.url, transport: transport)
    let client = try APIClient(baseURL: server.url, transport: transport, authentication: authentication)
    try await withThrowingTaskGroup { group in
      for number in 0..<Self.count {
        group.addTask {
          _ = try await client.send(APIRequest<NoContent>(.post, ["\(number)"], isAuthenticated: true))
        }
      }
      try await group.waitForAll()
    }
    #expect(refreshes.withLock { $0 } == 1)
    #expect(effects.withLock { $0.count } == Self.count)
    #expect(effects.withLock { Set($0) } == Set((0..<Self.count).map(String.init)))
  }
}

/// Renews with the server's `refresh`, once for all.
private actor RenewingAuthentication: Authentication {
  private struct Answer: Decodable { let token: String }

  private var token: String
  private let server: URL
  private let transport: any Transport
  private let renewals = SharedRenewal<String, String>(clock: StandingClock())

  init(token: String, server: URL, transport: any Transport) {
    self.token = token
    self.server = server
    self.transport = transport
  }

  func credentials() -> Credentials? { Credentials(token: token, account: "ada") }

  func renewedCredentials(after refused: Credentials) async throws(NetworkError) -> Credentials? {
    guard refused.token == token else { return credentials() }
    let new = try await renewals.renewed(token) { () async throws(NetworkError) in
      try await self.renew(refused.token)
    }
    return Credentials(token: new, account: "ada")
  }

  private func renew(_ old: String) async throws(NetworkError) -> String {
    guard token == old else { return token }
    guard let client = try? APIClient(baseURL: server, transport: transport) else { throw .invalidRequest }
    token = try await client.send(APIRequest<Answer>(.post, ["refresh"])).token
    return token
  }
}
