import Models
import Networking
import NetworkingTestSupport
import Testing

@testable import Services

@Suite struct `Signing up` {
  private func signUp(on device: Device) async throws(ServiceError) -> User {
    try await device.auth.signUp(email: " ada1@example.com ", password: "pass-word")
  }

  @Test func `makes an account, then signs it in`() async throws {
    let device = try Device(.user(Session.of().user), .session(.of()))
    #expect(try await signUp(on: device) == Session.of().user)
    #expect(
      device.sent == [
        Sent(
          "POST", "users/records",
          body: #"{"email":"ada1@example.com","password":"pass-word","passwordConfirm":"pass-word"}"#),
        Sent(
          "POST", "users/auth-with-password",
          body: #"{"identity":"ada1@example.com","password":"pass-word"}"#),
      ])
    #expect(await device.sessions.session == .of())
    #expect(try await device.storedSession() == nil)
  }

  @Test(arguments: [
    ("validation_not_unique", "Value must be unique.", "Already taken. Choose another."),
    ("validation_required", "Cannot be blank.", "This can't be empty."),
    ("validation_is_email", "Must be a valid email address.", "Must be a valid email address."),
    ("validation_min_text_constraint", "At least 8.", "At least 8."),
    ("something_new", "", "The server did not accept this."),
  ])
  func `tells what is wrong with a field`(code: String, message: String, shown: String) async throws {
    let fields = #"{"email":{"code":"\#(code)","message":"\#(message)"}}"#
    let device = try Device(.refusal(400, fields: fields), .refusal(400))
    await #expect(
      throws: ServiceError.invalid(
        message: "Something that was entered is not accepted. Change it and try again.",
        fields: ["email": shown])
    ) { try await signUp(on: device) }
    #expect(device.sent.count == (code == "validation_not_unique" ? 2 : 1))
    #expect(await device.sessions.session == nil)
  }

  @Test(arguments: [nil, .refusal(429), .refusal(500), .refusal(503), .webPage()] as [HTTPResponse?])
  func `says that the account is there when signing in fails after it was made`(answer: HTTPResponse?)
    async throws
  {
    let script = ScriptedTransport(
      [.user(Session.of().user), answer].compactMap(\.self).map { .success($0) })
    let device = try Device { request, _ in try await script.send(request) }
    let error = await #expect(throws: ServiceError.self) { try await signUp(on: device) }
    #expect(error?.message.hasPrefix("Your account was made, but you are not signed in yet.") == true)
    #expect(try await device.storedSession() == nil)
  }

  @Test(arguments: [true, false])
  func `again signs in to the account that is there, with its password only`(isPassword: Bool) async throws {
    let taken = #"{"email":{"code":"validation_not_unique","message":"Value must be unique."}}"#
    let device = try Device(.refusal(400, fields: taken), isPassword ? .session(.of()) : .refusal(400))
    if isPassword {
      #expect(try await signUp(on: device) == Session.of().user)
    } else {
      let error = await #expect(throws: ServiceError.self) { try await signUp(on: device) }
      #expect(error?.fields == ["email": "Already taken. Choose another."])
    }
    #expect(device.sent.count == 2)
    #expect(await device.sessions.session == (isPassword ? .of() : nil))
  }
}

@Suite struct `Asking for a new password` {
  @Test func `sends the address and takes any success`() async throws {
    let device = try Device(HTTPResponse(status: 204))
    try await device.auth.requestPasswordReset(email: " ada1@example.com ")
    #expect(
      device.sent == [
        Sent("POST", "users/request-password-reset", body: #"{"email":"ada1@example.com"}"#)
      ])
  }

  @Test func `tells when the server was not reached`() async throws {
    let error = await #expect(throws: ServiceError.self) {
      try await Device().auth.requestPasswordReset(email: "ada1@example.com")
    }
    #expect(error?.isNetworkTrouble == true)
  }
}
