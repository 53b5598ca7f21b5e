import Models
import Testing

@testable import Services

@Suite struct `Signing out` {
  @Test func `forgets the session in memory and on the disc`() async throws {
    let device = try await Device(signedIn: .of())
    try await device.auth.signOut()
    #expect(await device.sessions.session == nil)
    #expect(try await device.storedSession() == nil)
    #expect(device.sent.isEmpty)
  }

  @Test func `is fine when nobody is signed in`() async throws {
    let device = try Device()
    try await device.auth.signOut()
    #expect(try await device.auth.storedSession() == .none)
  }

  @Test func `forgets the session in memory when the disc fails, and says so`() async throws {
    let device = try await Device(signedIn: .of(), .user(Session.of().user))
    try device.state.breakDisc()
    let error = await #expect(throws: ServiceError.self) { try await device.auth.signOut() }
    #expect(error?.message.contains("is not a folder") == true)
    #expect(await device.sessions.session == nil)
    await #expect(throws: ServiceError.refused(message: "Sign in first.")) {
      try await device.profile.profile()
    }
    #expect(device.sent.isEmpty)
  }
}
