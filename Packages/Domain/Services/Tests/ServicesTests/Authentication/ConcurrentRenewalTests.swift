import Models
import Networking
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `A token that was renewed meanwhile` {
  /// A server that takes only the token `two`; before it answers to the given request, another renewal brings it.
  private func device(renewedDuring path: String, answer: HTTPResponse) async throws -> Device {
    try await Device(signedIn: .of()) { request, storage in
      if request.url.path().hasSuffix(path), await storage.sessions.session == .of() {
        _ = await storage.sessions.renew(.of(token: "two"), replacing: SessionToken("one"))
        return answer
      }
      return request.headers["Authorization"] == "Bearer two" ? .user(Session.of().user) : .refusal(401)
    }
  }

  @Test func `is used instead of renewing again`() async throws {
    let device = try await device(renewedDuring: "users/records/ada1", answer: .refusal(401))
    #expect(try await device.profile.profile().value == Session.of().user)
    #expect(device.sent.map(\.authorization) == ["Bearer one", "Bearer two"])
    #expect(device.sent.allSatisfy { $0.url.hasSuffix("users/records/ada1") })
  }

  @Test(arguments: [HTTPResponse.session(.of(token: "three")), .refusal(401)])
  func `counts, whatever the server answers to a later renewal`(answer: HTTPResponse) async throws {
    let device = try await device(renewedDuring: "auth-refresh", answer: answer)
    #expect(try await device.profile.profile().value == Session.of().user)
    #expect(device.sent.map(\.authorization) == ["Bearer one", "Bearer one", "Bearer two"])
    #expect(try await device.storedSession() == .of(token: "two"))
  }

  @Test func `validates the session too`() async throws {
    let device = try await device(renewedDuring: "auth-refresh", answer: .refusal(401))
    #expect(try await device.auth.validateSession() == Session.of().user)
    #expect(await device.sessions.session == .of(token: "two"))
  }

  @Test func `of somebody who has signed out does not repeat a request as the next person`() async throws {
    let next = Session.of("bob1", token: "bob")
    let device = try await Device(signedIn: .of()) { _, storage in
      try await storage.sessions.end()
      await storage.sessions.begin(next)
      return .refusal(401)
    }
    await #expect(throws: ServiceError.cancelled) { try await device.profile.profile() }
    #expect(device.sent.map(\.authorization) == ["Bearer one"])
    #expect(await device.sessions.session == next)
  }
}
