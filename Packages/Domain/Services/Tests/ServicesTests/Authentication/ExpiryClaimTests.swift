import Foundation
import Models
import Networking
import TestSupport
import Testing

@testable import Services

/// Only the server knows whether a token has expired: a device's clock may be years off.
@Suite(.bounded) struct `What a token says about its own end` {
  private static func token(expiring date: Date) -> String {
    let claims = Data(#"{"exp":\#(Int(date.timeIntervalSince1970)),"id":"ada1"}"#.utf8)
    let payload = claims.base64EncodedString().replacing("=", with: "").replacing("+", with: "-")
    return "eyJhbGciOiJIUzI1NiJ9.\(payload).c2lnbmF0dXJl"
  }

  private static let old = token(expiring: Date(timeIntervalSince1970: 0))
  private static let new = token(expiring: Date(timeIntervalSince1970: 32_503_680_000))

  @Test(arguments: [old, new])
  func `renews nothing while the server takes it`(token: String) async throws {
    let device = try await Device(signedIn: .of(token: token), .user(Session.of().user))
    #expect(try await device.profile.profile().value == Session.of().user)
    #expect(device.sent.map(\.authorization) == ["Bearer \(token)"])
  }

  @Test(arguments: [(old, new), (new, old), (new, new + "2"), (old, old + "2")])
  func `keeps nobody from renewing once when the server refuses it`(token: String, next: String) async throws
  {
    let device = try await Device(
      signedIn: .of(token: token), .refusal(401), .session(.of(token: next)), .user(Session.of().user))
    #expect(try await device.profile.profile().value == Session.of().user)
    #expect(device.sent.map(\.authorization) == [token, token, next].map { "Bearer \($0)" })
  }

  @Test(arguments: [(old, new), (new, old), (new, new), (old, old)])
  func `makes no loop when the server refuses the next one too`(token: String, next: String) async throws {
    let device = try await Device(
      signedIn: .of(token: token), .refusal(401), .session(.of(token: next)), .refusal(401), .refusal(401))
    let error = await #expect(throws: ServiceError.self) { try await device.profile.profile() }
    guard case .refused = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(device.sent.count <= 3)
  }
}
