import Composition
import Foundation
import Models
import Networking
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `A token that expires under load` {
  private static let count = 1000

  private func client(_ device: Device) throws -> APIClient {
    try APIClient(
      baseURL: #require(URL(string: "https://server.example")), transport: device.transport,
      authentication: device.authentication)
  }

  private func put(_ name: String) -> APIRequest<NoContent> {
    APIRequest(.put, [name], isAuthenticated: true)
  }

  @Test func `is renewed exactly once for a thousand requests, and none of them is lost or done twice`()
    async throws
  {
    let server = ExpiringServer()
    let refused = Crowd(of: Self.count)
    let device = try await Device(signedIn: .of(token: "token1")) { request, _ in
      let answer = server.answer(request)
      if answer.status == 401 { await refused.gather() }
      return answer
    }
    server.expire()
    let client = try client(device)
    try await withThrowingTaskGroup { group in
      for number in 0..<Self.count {
        group.addTask { _ = try await client.send(put("\(number)")) }
      }
      try await group.waitForAll()
    }
    #expect(server.refreshes == 1)
    #expect(device.transport.requests.count == 2 * Self.count + 1)
    #expect(Set(server.effects) == Set((0..<Self.count).map(String.init)))
    #expect(server.effects.count == Self.count)
  }

  @Test func `changes nothing about the order in which one sender's requests take effect`() async throws {
    let server = ExpiringServer()
    let device = try await Device(signedIn: .of(token: "token1")) { request, _ in server.answer(request) }
    let client = try client(device)
    for round in 0..<5 {
      server.expire()
      try await withThrowingTaskGroup { group in
        for sender in 0..<20 {
          group.addTask {
            for number in 0..<10 { _ = try await client.send(put("\(sender)-\(round * 10 + number)")) }
          }
        }
        try await group.waitForAll()
      }
    }
    for sender in 0..<20 {
      let own = server.effects.filter { $0.hasPrefix("\(sender)-") }
      #expect(own == (0..<50).map { "\(sender)-\($0)" })
    }
    #expect(server.effects.count == 1000)
    #expect(server.refreshes == 5)
  }

  @Test(arguments: [401, 403, 429, 500, 503])
  func `and can't be renewed is tried once for a thousand requests`(status: Int) async throws {
    // On this clock no failure is ever forgotten.
    let device = try await Device(signedIn: .of(), clock: VirtualClock()) { request, _ in
      .refusal(request.url.path().hasSuffix("auth-refresh") ? status : 401)
    }
    let client = try client(device)
    let seen = [401, 403].contains(status) ? 401 : status
    await withTaskGroup { group in
      for number in 0..<Self.count {
        group.addTask {
          let refusal = ServerRejection(status: seen, message: seen == 401 ? "" : "No.")
          await #expect(throws: NetworkError.rejected(refusal)) {
            try await client.send(put("\(number)"))
          }
        }
      }
    }
    #expect(device.transport.requests.count == Self.count + 1)
    #expect(try await device.storedSession() == .of())
  }

  @Test func `costs each request at most one renewal when the server refuses every token`() async throws {
    let device = try await Device(signedIn: .of(token: "token0")) { request, storage in
      guard request.url.path().hasSuffix("auth-refresh") else { return .refusal(401) }
      let number = await storage.sessions.session?.token.secret.dropFirst(5)
      return .session(.of(token: "token\((number.flatMap { Int($0) } ?? 0) + 1)"))
    }
    let client = try client(device)
    for number in 0..<20 {
      await #expect(throws: NetworkError.self) { try await client.send(put("\(number)")) }
    }
    #expect(device.transport.requests.count == 3 * 20)
  }
}
