import Models
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `The profile service` {
  private let changed = Session.of(name: "Ada Lovelace").user

  private func sent(_ method: String, body: String? = nil) -> Sent {
    Sent(method, "users/records/ada1", authorization: "Bearer one", body: body)
  }

  @Test func `reads the person's own record and keeps it for times without a network`() async throws {
    let device = try await Device(signedIn: .of(), .user(changed))
    #expect(try await device.profile.profile() == DatedUser(changed))
    #expect(device.sent == [sent("GET")])
    #expect(await device.sessions.session == .of(name: "Ada Lovelace"))
    #expect(try await device.storedSession() == .of(name: "Ada Lovelace"))
  }

  @Test func `changes name and bio, and nothing else`() async throws {
    let device = try await Device(signedIn: .of(), .user(changed))
    #expect(try await device.profile.update(name: "Ada \"L\"", bio: "") == changed)
    #expect(device.sent == [sent("PATCH", body: #"{"bio":"","name":"Ada \"L\""}"#)])
    #expect(try await device.storedSession()?.user == changed)
  }

  @Test func `marks the end of the onboarding, and nothing else`() async throws {
    let device = try await Device(signedIn: .of(), .user(changed))
    #expect(try await device.profile.finishOnboarding() == changed)
    #expect(device.sent == [sent("PATCH", body: #"{"onboarded":true}"#)])
  }

  @Test func `deletes the record`() async throws {
    let device = try await Device(signedIn: .of(), HTTPResponse(status: 204))
    try await device.profile.deleteAccount()
    #expect(device.sent == [sent("DELETE")])
  }

  @Test func `keeps the known address when the server leaves it out`() async throws {
    let device = try await Device(signedIn: .of(), .json(#"{"id":"ada1","name":"A"}"#))
    #expect(
      try await device.profile.profile().value
        == User(id: "ada1", email: "ada1@example.com", name: "A"))
  }

  @Test func `takes the record of somebody else for no answer`() async throws {
    let device = try await Device(signedIn: .of(), .user(Session.of("eve1").user))
    let error = await #expect(throws: ServiceError.self) { try await device.profile.profile() }
    #expect(error?.isNetworkTrouble == true)
    #expect(try await device.storedSession() == .of())
  }

  @Test func `tells how old an answer of a cache is, and doesn't keep it`() async throws {
    var answer = HTTPResponse.user(changed)
    answer.asOf = .distantPast
    let device = try await Device(signedIn: .of(), answer)
    #expect(try await device.profile.profile() == DatedUser(changed, asOf: .distantPast))
    #expect(try await device.storedSession() == .of())
  }

  @Test(arguments: Call.allCases)
  func `asks nothing of the server when nobody is signed in`(call: Call) async throws {
    let device = try Device()
    await #expect(throws: ServiceError.refused(message: "Sign in first.")) { try await call(device.profile) }
    #expect(device.sent.isEmpty)
  }

  @Test(arguments: Call.allCases)
  func `asks for a new token when the record can't be seen any more`(call: Call) async throws {
    let device = try await Device(signedIn: .of()) { request, _ in
      if request.url.path().hasSuffix("auth-refresh") { return .session(.of(token: "two")) }
      return request.headers["Authorization"] == "Bearer two" ? .user(Session.of().user) : .refusal(404)
    }
    try await call(device.profile)
    #expect(device.sent.map(\.authorization) == ["Bearer one", "Bearer one", "Bearer two"])
    #expect(device.refusals.all.isEmpty)
  }

  @Test(arguments: Call.allCases)
  func `finds the session ended when there is no new token for the record`(call: Call) async throws {
    let device = try await Device(signedIn: .of()) { request, _ in
      .refusal(request.url.path().hasSuffix("auth-refresh") ? 401 : 404)
    }
    await #expect(throws: ServiceError.refused(message: "Your session has ended. Sign in again.")) {
      try await call(device.profile)
    }
    #expect(device.refusals.all == ["ada1"])
  }

  @Test(arguments: Call.allCases)
  func `leaves the known record as it is when the server is not reached`(call: Call) async throws {
    let device = try await Device(signedIn: .of())
    let error = await #expect(throws: ServiceError.self) { try await call(device.profile) }
    #expect(error?.isNetworkTrouble == true)
    #expect(try await device.storedSession() == .of())
  }

  @Test func `tells what is wrong with a field`() async throws {
    let fields = #"{"name":{"code":"validation_max_text_constraint","message":"At most 100."}}"#
    let device = try await Device(signedIn: .of(), .refusal(400, fields: fields))
    let error = await #expect(throws: ServiceError.self) {
      try await device.profile.update(name: "A", bio: "")
    }
    #expect(error?.fields == ["name": "At most 100."])
    #expect(await device.sessions.session == .of())
  }

  @Test func `does not bring back who has signed out meanwhile`() async throws {
    let device = try await Device(signedIn: .of()) { _, storage in
      try await storage.sessions.end()
      return .user(Session.of().user)
    }
    _ = try await device.profile.profile()
    #expect(await device.sessions.session == nil)
    #expect(try await device.storedSession() == nil)
  }

  enum Call: String, CaseIterable {
    case profile, update, finishOnboarding, deleteAccount

    func callAsFunction(_ service: LiveProfileService) async throws(ServiceError) {
      switch self {
      case .profile: _ = try await service.profile()
      case .update: _ = try await service.update(name: "A", bio: "B")
      case .finishOnboarding: _ = try await service.finishOnboarding()
      case .deleteAccount: try await service.deleteAccount()
      }
    }
  }
}
