import Models
import Networking
import NetworkingTestSupport
import Testing

@testable import Services

@Suite struct `An answer that is not the API's` {
  enum Call: CaseIterable {
    case signIn, signUp, resetPassword, validate, profile, update, finishOnboarding, delete, fetch, send

    func make(on device: Device) async throws(ServiceError) {
      switch self {
      case .signIn: _ = try await device.auth.signIn(email: "ada1@example.com", password: "correct horse")
      case .signUp: _ = try await device.auth.signUp(email: "ada1@example.com", password: "correct horse")
      case .resetPassword: try await device.auth.requestPasswordReset(email: "ada1@example.com")
      case .validate: _ = try await device.auth.validateSession()
      case .profile: _ = try await device.profile.profile()
      case .update: _ = try await device.profile.update(name: "Ada", bio: "")
      case .finishOnboarding: _ = try await device.profile.finishOnboarding()
      case .delete: try await device.profile.deleteAccount()
      case .fetch: _ = try await device.preferences.fetch()
      case .send: try await device.preferences.send(Preferences())
      }
    }
  }

  private static let answers: [HTTPResponse] =
    [400, 401, 403, 404, 405, 413].flatMap { status in
      [
        .webPage(status: status), HTTPResponse(status: status),
        .json(#"{"message":"Forbidden"}"#, status: status),
      ]
    } + [
      .webPage(), .webPage(status: 511),
      HTTPResponse(status: 302, headers: ["Location": "https://portal.example/"]),
    ]

  @Test(arguments: Call.allCases, answers)
  func `refuses nothing, whatever was asked for`(call: Call, answer: HTTPResponse) async throws {
    let device = try await Device(signedIn: .of()) { _, _ in answer }
    let error = await #expect(throws: ServiceError.self) { try await call.make(on: device) }
    #expect(error?.isNetworkTrouble == true)
    #expect(error?.message.contains("assword") == false)
    #expect(error?.message.contains("update the app") == false)
    #expect(try await device.storedSession() == .of())
    #expect(device.refusals.all.isEmpty)
    #expect(device.sent.count == 1)
  }

  @Test func `says who refused, and what a network wants`() async throws {
    for (answer, words) in [
      (HTTPResponse.webPage(status: 403), "between the app and the server"), (.webPage(), "web browser"),
    ] {
      let device = try Device(answer)
      let error = await #expect(throws: ServiceError.self) { try await Call.signIn.make(on: device) }
      #expect(error?.message.contains(words) == true)
    }
  }
}
