import CompositionTestSupport
import Foundation
import Models
import Networking
import Persistence
import PersistenceTestSupport
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `Renewing a refused token` {
  /// A server that knows one token by now, and does something of its own when it is asked to renew.
  private func device(
    valid: String = "two", onRenewal: @escaping Device.Answer
  ) async throws -> Device {
    try await Device(signedIn: .of()) { request, storage in
      if request.url.path().hasSuffix("auth-refresh") { return try await onRenewal(request, storage) }
      let isValid = request.headers["Authorization"] == "Bearer \(valid)"
      return isValid ? .user(Session.of().user) : .refusal(401)
    }
  }

  private func read(_ token: String) -> Sent {
    Sent("GET", "users/records/ada1", authorization: "Bearer \(token)")
  }

  @Test func `happens once, and the request is repeated with the new token`() async throws {
    let device = try await device { _, _ in .session(.of(token: "two")) }
    #expect(try await device.profile.profile().value == Session.of().user)
    #expect(device.sent == [read("one"), .refresh("one"), read("two")])
    #expect(try await device.profile.profile().value == Session.of().user)
    #expect(device.sent.last == read("two"))
  }

  @Test func `uses the new token while it is stored, however long the disc takes`() async throws {
    let gate = Gate()
    let disc = SlowDisc(isSlow: false, gate: gate)
    let device = try await Device(signedIn: .of(), disc: disc.disc) { request, _ in
      if request.url.path().hasSuffix("auth-refresh") {
        disc.isSlow = true
        return .session(.of(token: "two"))
      }
      return request.headers["Authorization"] == "Bearer two" ? .user(Session.of().user) : .refusal(401)
    }
    #expect(try await device.profile.profile().value == Session.of().user)
    #expect(device.sent.map(\.authorization) == ["Bearer one", "Bearer one", "Bearer two"])
    await gate.untilHeld()
    #expect(try device.state.withoutDisc.storedSession() == .of())
    gate.open()
    #expect(try await device.storedSession() == .of(token: "two"))
  }

  @Test(arguments: [401, 403])
  func `gives the refusal to the caller, and tells of it, when the session has ended`(
    status: Int
  ) async throws {
    let device = try await device { _, _ in .refusal(status) }
    let error = await #expect(throws: ServiceError.self) { try await device.profile.profile() }
    guard case .refused = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(device.sent == [read("one"), .refresh("one")])
    #expect(device.refusals.all == ["ada1"])
    #expect(try await device.storedSession() == .of())
  }

  @Test(arguments: [400, 404, 408, 422, 429, 500, 502, 504])
  func `is network trouble when the server has trouble`(status: Int) async throws {
    let device = try await device { _, _ in .refusal(status) }
    let error = await #expect(throws: ServiceError.self) { try await device.profile.profile() }
    #expect(error?.isNetworkTrouble == true)
    #expect(device.refusals.all.isEmpty)
    #expect(try await device.storedSession() == .of())
  }

  @Test(arguments: [TransportError.unreachable, .timedOut, .insecure, .malformedResponse])
  func `is network trouble when the network has trouble`(trouble: TransportError) async throws {
    let device = try await device { _, _ in throw trouble }
    let error = await #expect(throws: ServiceError.self) { try await device.profile.profile() }
    #expect(error?.isNetworkTrouble == true)
    #expect(try await device.storedSession() == .of())
  }

  @Test func `tells of maintenance`() async throws {
    let device = try await device { _, _ in .refusal(503) }
    let error = await #expect(throws: ServiceError.self) { try await device.profile.profile() }
    guard case .maintenance = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `that can't be stored counts until the app ends, and is told of once`() async throws {
    let device = try await Device(signedIn: .of()) { request, storage in
      guard request.url.path().hasSuffix("auth-refresh") else {
        let isValid = request.headers["Authorization"] != "Bearer one"
        return isValid ? .user(Session.of().user) : .refusal(401)
      }
      if await storage.sessions.session == .of() { try storage.files.breakDisc() }
      return .session(.of(token: "two"))
    }
    #expect(try await device.profile.profile().value == Session.of().user)
    #expect(device.sent == [read("one"), .refresh("one"), read("two")])
    _ = try await device.auth.validateSession()
    await device.sessions.finishSaving()
    #expect(device.complaints.errors.count == 1)
    #expect(device.complaints.errors.first?.message.contains("is not a folder") == true)
    try device.state.mendDisc()
    #expect(try await device.storedSession() == .of())
    // As soon as it can be stored again, it is.
    _ = try await device.auth.validateSession()
    #expect(try await device.storedSession() == .of(token: "two"))
  }

  @Test func `takes the place of what somebody else has left when that could not be replaced before`()
    async throws
  {
    let device = try await Device(signedIn: .of("bob1", token: "bob"), .session(.of(token: "two")))
    try device.state.breakDisc()
    await device.sessions.begin(.of())
    try device.state.mendDisc()
    #expect(try await device.storedSession()?.user.id == "bob1")
    _ = try await device.auth.validateSession()
    #expect(try await device.storedSession() == .of(token: "two"))
  }

  @Test func `is stored also when another run of the app has renewed meanwhile`() async throws {
    let device = try await Device(signedIn: .of(), .session(.of(token: "three")))
    try device.state.write(JSONEncoder().encode(Session.of(token: "two")), to: "session")
    _ = try await device.auth.validateSession()
    #expect(try await device.storedSession() == .of(token: "three"))
  }

  @Test func `is thrown away when it ends after a sign-out`() async throws {
    let device = try await device { _, storage in
      try await storage.sessions.end()
      return .session(.of(token: "two"))
    }
    await #expect(throws: ServiceError.cancelled) { try await device.profile.profile() }
    #expect(device.sent == [read("one"), .refresh("one")])
    #expect(await device.sessions.session == nil)
    #expect(try await device.storedSession() == nil)
  }

  @Test(arguments: [true, false])
  func `leaves the session of the next person alone`(isAccepted: Bool) async throws {
    let next = Session.of("bob1", token: "bob")
    let device = try await device { _, storage in
      try await storage.sessions.end()
      await storage.sessions.begin(next)
      return isAccepted ? .session(.of(token: "two")) : .refusal(401)
    }
    await #expect(throws: ServiceError.cancelled) { try await device.profile.profile() }
    #expect(device.sent == [read("one"), .refresh("one")])
    #expect(await device.sessions.session == next)
    #expect(try await device.storedSession() == next)
  }
}
