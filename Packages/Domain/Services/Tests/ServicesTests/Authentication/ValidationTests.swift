import Models
import Networking
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `Validating the session` {
  private let ended = ServiceError.refused(message: "Your session has ended. Sign in again.")

  @Test func `takes over and stores the new token and the person's record`() async throws {
    let renewed = Session.of(token: "two", name: "Ada Lovelace")
    let device = try await Device(signedIn: .of(), .session(renewed))
    #expect(try await device.auth.validateSession() == renewed.user)
    #expect(device.sent == [.refresh("one")])
    #expect(await device.sessions.session == renewed)
    #expect(try await device.storedSession() == renewed)
  }

  @Test func `is refused when nobody is signed in`() async throws {
    let device = try Device(.session(.of()))
    await #expect(throws: ended) { try await device.auth.validateSession() }
    #expect(device.sent.isEmpty)
  }

  @Test(arguments: [401, 403])
  func `is refused when the server ends the session`(status: Int) async throws {
    let device = try await Device(signedIn: .of(), .refusal(status))
    await #expect(throws: ended) { try await device.auth.validateSession() }
    #expect(device.sent == [.refresh("one")])
    // Ending it on the device is for the one who asked.
    #expect(try await device.storedSession() == .of())
  }

  @Test(arguments: [400, 404, 408, 422, 429, 500, 502, 503, 504])
  func `is no refusal when the server has trouble`(status: Int) async throws {
    let device = try await Device(signedIn: .of(), .refusal(status))
    let error = await #expect(throws: ServiceError.self) { try await device.auth.validateSession() }
    if case .refused = error { Issue.record("a refusal") }
    #expect(await device.sessions.session == .of())
    #expect(try await device.storedSession() == .of())
  }

  @Test(arguments: [TransportError.unreachable, .timedOut, .insecure, .malformedResponse])
  func `is no refusal when the network has trouble`(trouble: TransportError) async throws {
    let device = try await Device(signedIn: .of()) { _, _ in throw trouble }
    let error = await #expect(throws: ServiceError.self) { try await device.auth.validateSession() }
    #expect(error?.isNetworkTrouble == true)
    #expect(try await device.storedSession() == .of())
  }

  @Test func `is no trouble when the disc fails: the new token counts until the app ends`() async throws {
    let device = try await Device(signedIn: .of(), .session(.of(token: "two")))
    try device.state.breakDisc()
    #expect(try await device.auth.validateSession() == Session.of().user)
    await device.sessions.finishSaving()
    #expect(device.complaints.errors.count == 1)
    #expect(await device.sessions.session == .of(token: "two"))
    try device.state.mendDisc()
    #expect(try await device.storedSession() == .of())
  }

  @Test func `does not turn one person into another`() async throws {
    let device = try await Device(signedIn: .of("ada1"), .session(.of("eve1", token: "two")))
    let error = await #expect(throws: ServiceError.self) { try await device.auth.validateSession() }
    #expect(error?.isNetworkTrouble == true)
    #expect(try await device.storedSession() == .of("ada1"))
  }
}
