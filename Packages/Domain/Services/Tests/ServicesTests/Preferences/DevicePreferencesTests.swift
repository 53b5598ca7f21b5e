import Foundation
import Models
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `Preferences on the device` {
  private let dark = StoredPreferences(
    Preferences(appearance: .dark, textSize: .large), changes: [.appearance, .textSize])

  @Test func `are nothing at first, then what was stored, then forgotten`() async throws {
    let device = try await Device(signedIn: .of())
    #expect(try await device.preferences.stored() == nil)
    try await device.preferences.store(dark)
    #expect(try await device.preferences.stored() == dark)
    try await device.preferences.forget()
    #expect(try await device.preferences.stored() == nil)
    #expect(device.sent.isEmpty)
  }

  @Test func `of another person are ignored`() async throws {
    let device = try await Device(signedIn: .of("ada1"))
    try await device.preferences.store(dark)
    await device.sessions.begin(.of("bob1"))
    #expect(try await device.preferences.stored() == nil)
    await device.sessions.begin(.of("ada1"))
    #expect(try await device.preferences.stored() == dark)
  }

  @Test func `are for somebody who is signed in`() async throws {
    let device = try Device()
    let refusal = ServiceError.refused(message: "Sign in first.")
    await #expect(throws: refusal) { try await device.preferences.stored() }
    await #expect(throws: refusal) { try await device.preferences.store(dark) }
    try await device.preferences.forget()
  }

  @Test(arguments: ["", "junk", "[]", #"{"userID":"ada1"}"#])
  func `that can't be read are set aside, told once, and count as none`(content: String) async throws {
    let device = try await Device(signedIn: .of())
    try device.state.write(Data(content.utf8), to: "preferences.json")
    let error = await #expect(throws: ServiceError.self) { try await device.preferences.stored() }
    #expect(error?.message.contains("preferences.json.unreadable-1") == true)
    #expect(try device.state.read("preferences.json.unreadable-1") == Data(content.utf8))
    #expect(try await device.preferences.stored() == nil)
    try await device.preferences.store(dark)
    #expect(try await device.preferences.stored() == dark)
  }

  @Test func `tell when the disc fails`() async throws {
    let device = try await Device(signedIn: .of())
    try device.state.breakDisc()
    for call in [device.storePreferences, device.forgetPreferences, device.readPreferences] {
      let error = await #expect(throws: ServiceError.self) { try await call() }
      guard case .storage(let message) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(message.contains("is not a folder"))
    }
  }
}

extension Device {
  fileprivate func storePreferences() async throws {
    try await preferences.store(StoredPreferences(synced: Preferences()))
  }

  fileprivate func forgetPreferences() async throws { try await preferences.forget() }
  fileprivate func readPreferences() async throws { _ = try await preferences.stored() }
}
