import Models
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `Secrets` {
  private static let password = "correct-horse"
  private static let token = "battery.staple"
  private static let newToken = "fresh.staple"

  private static func shown(_ value: Any) -> String {
    var text = "\(value) \(String(reflecting: value)) "
    dump(value, to: &text)
    return text
  }

  private static func expectNoSecret(in value: Any, _ location: SourceLocation = #_sourceLocation) {
    let text = shown(value)
    for secret in [password, token, newToken] {
      #expect(!text.contains(secret), sourceLocation: location)
    }
  }

  @Test(arguments: [400, 401, 403, 404, 422, 429, 500, 503])
  func `that the server repeats are in no error`(status: Int) async throws {
    let device = try await Device(signedIn: .of(token: Self.token)) { request, _ in
      // The password is only known to a request that sends it, and so is the token.
      let isSigningIn = request.headers["Authorization"] == nil
      let said = isSigningIn ? Self.password : Self.token
      return .refusal(
        status, message: said, fields: #"{"f\#(said)":{"code":"\#(said)","message":"\#(said)"}}"#)
    }
    let calls: [() async throws -> Void] = [
      { _ = try await device.auth.signIn(email: "a@b.example", password: Self.password) },
      { _ = try await device.auth.signUp(email: "a@b.example", password: Self.password) },
      { _ = try await device.auth.validateSession() },
      { _ = try await device.profile.profile() },
      { _ = try await device.profile.update(name: "A", bio: "B") },
      { _ = try await device.preferences.fetch() },
    ]
    for call in calls {
      let error = try #require(await #expect(throws: ServiceError.self) { try await call() })
      Self.expectNoSecret(in: error)
      Self.expectNoSecret(in: error.message)
      Self.expectNoSecret(in: error.fields)
    }
  }

  @Test func `are in no error of a disc that fails`() async throws {
    let device = try Device(.session(.of(token: Self.newToken)))
    try device.state.breakDisc()
    let user = try await device.auth.signIn(email: "a@b.example", password: Self.password)
    await device.auth.keepSession(of: user)
    Self.expectNoSecret(in: try #require(device.complaints.errors.first))
  }

  @Test func `are in no description or dump of the services`() async throws {
    let device = try await Device(
      signedIn: .of(token: Self.token), .session(.of(token: Self.newToken)), .refusal(400))
    _ = try await device.auth.validateSession()
    _ = try? await device.auth.signIn(email: "a@b.example", password: Self.password)
    #expect(device.sent.count == 2)
    for value in [
      device.sessions, device.authentication, device.auth, device.profile, device.preferences,
      await device.sessions.session as Any,
    ] as [Any] {
      Self.expectNoSecret(in: value)
    }
  }

  @Test func `are shown by the check itself when they are in plain text`() {
    #expect(Self.shown(["a": Self.token]).contains(Self.token))
  }
}
