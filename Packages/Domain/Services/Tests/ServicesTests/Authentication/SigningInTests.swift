import Models
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `Signing in` {
  private func signIn(on device: Device) async throws(ServiceError) -> User {
    try await device.auth.signIn(email: " ada1@example.com\n", password: " pass word ")
  }

  @Test func `is stored when it is taken over, and counts before`() async throws {
    let device = try Device(.session(.of()), .user(Session.of(name: "Ada L").user))
    let user = try await signIn(on: device)
    #expect(await device.sessions.session == .of())
    _ = try await device.profile.profile()
    #expect(try await device.storedSession() == nil)
    await device.auth.keepSession(of: user)
    #expect(try await device.storedSession() == .of(name: "Ada L"))
  }

  @Test func `that somebody else has taken the place of is not stored`() async throws {
    let device = try Device(.session(.of("bob1")), .session(.of("ada1")))
    let bob = try await signIn(on: device)
    _ = try await signIn(on: device)
    await device.auth.keepSession(of: bob)
    #expect(try await device.storedSession() == nil)
    try await device.auth.signOut()
    await device.auth.keepSession(of: Session.of().user)
    #expect(try await device.storedSession() == nil)
  }

  @Test func `sends the address without white space around it and the password as it is`() async throws {
    let device = try Device(.session(.of()))
    #expect(try await signIn(on: device) == Session.of().user)
    #expect(
      device.sent == [
        Sent(
          "POST", "users/auth-with-password",
          body: #"{"identity":"ada1@example.com","password":" pass word "}"#)
      ])
  }

  @Test func `sends the password as it is compared, however it was written`() async throws {
    let device = try Device(.session(.of()))
    _ = try await device.auth.signIn(email: "ada1@example.com", password: "pa\u{308}ss\u{A0}word")
    let body = try #require(device.sent.first?.body)
    #expect(
      body.unicodeScalars.elementsEqual(
        #"{"identity":"ada1@example.com","password":"päss word"}"#.unicodeScalars))
  }

  @Test(arguments: ["pass\tword", "password\n", "", "a\u{200B}"])
  func `sends no password that can be none`(password: String) async throws {
    let device = try Device(.session(.of()))
    let calls = [device.auth.signIn, device.auth.signUp]
    for call in calls {
      let error = await #expect(throws: ServiceError.self) { try await call("ada1@example.com", password) }
      #expect(error?.fields["password"]?.isEmpty == false)
    }
    #expect(device.sent.isEmpty)
  }

  @Test func `on a device that can't store the session counts until the app ends, and says so`() async throws
  {
    let device = try Device(.session(.of()), .session(.of(token: "two")))
    try device.state.breakDisc()
    await device.auth.keepSession(of: try await signIn(on: device))
    #expect(device.complaints.errors.count == 1)
    #expect(device.complaints.errors.first?.message.contains("is not a folder") == true)
    #expect(await device.sessions.session == .of())
    try device.state.mendDisc()
    #expect(try await device.auth.storedSession() == .none)
  }

  @Test func `somewhere else is not undone by what this run still has in memory`() async throws {
    let device = try await Device(signedIn: .of(), .session(.of(token: "two")))
    try device.state.remove("session")
    _ = try await device.auth.validateSession()
    #expect(await device.sessions.session?.token == SessionToken("two"))
    #expect(try await device.storedSession() == nil)
  }

  @Test func `that nobody waits for any more signs nobody in`() async throws {
    let device = try Device { _, _ in
      // The answer comes all the same.
      withUnsafeCurrentTask { $0?.cancel() }
      return .session(.of())
    }
    await #expect(throws: ServiceError.cancelled) {
      try await Task { () async throws in try await signIn(on: device) }.value
    }
    #expect(await device.sessions.session == nil)
    #expect(try await device.storedSession() == nil)
  }

  @Test func `keeps the address that was typed when the server leaves it out`() async throws {
    let device = try Device(.json(#"{"token":"one","record":{"id":"ada1"}}"#))
    #expect(try await signIn(on: device) == User(id: "ada1", email: "ada1@example.com"))
  }

  @Test(arguments: [400, 401, 403])
  func `with a wrong password is refused`(status: Int) async throws {
    let device = try Device(.refusal(status))
    await #expect(
      throws: ServiceError.refused(message: "Wrong email or password. Try again, or reset your password.")
    ) { try await signIn(on: device) }
    #expect(await device.sessions.session == nil)
    #expect(device.sent.count == 1)
  }

  @Test(arguments: [408, 429, 500, 502, 504])
  func `is no refusal when the server has trouble`(status: Int) async throws {
    let device = try Device(.refusal(status))
    let error = await #expect(throws: ServiceError.self) { try await signIn(on: device) }
    #expect(error?.isNetworkTrouble == true)
  }

  @Test(arguments: [TransportError.unreachable, .timedOut, .insecure, .malformedResponse])
  func `is no refusal when the network has trouble`(trouble: TransportError) async throws {
    let device = try Device { _, _ in throw trouble }
    let error = await #expect(throws: ServiceError.self) { try await signIn(on: device) }
    #expect(error?.isNetworkTrouble == true)
  }

  @Test func `tells of maintenance`() async throws {
    let device = try Device(.refusal(503))
    await #expect(
      throws: ServiceError.maintenance(
        message: "The server is down for maintenance. Try again in a few minutes.")
    ) { try await signIn(on: device) }
  }

  @Test(arguments: [
    #"{"token":"","record":{"id":"ada1"}}"#, #"{"token":"one\r\nX-Injected: 1","record":{"id":"ada1"}}"#,
    #"{"token":"one two","record":{"id":"ada1"}}"#, #"{"token":"é","record":{"id":"ada1"}}"#,
    #"{"token":"one","record":{"id":""}}"#, #"{"token":"one","record":{"id":"../users/eve1"}}"#,
    #"{"token":"one","record":{"id":"a?b=c"}}"#, #"{"token":"one","record":{"id":"é"}}"#,
    #"{"token":"one","record":{}}"#, #"{"token":"one"}"#, "{}",
  ])
  func `takes no answer that is no session`(answer: String) async throws {
    let device = try Device(.json(answer))
    let error = await #expect(throws: ServiceError.self) { try await signIn(on: device) }
    #expect(error?.isNetworkTrouble == true)
    #expect(try await device.storedSession() == nil)
  }
}
