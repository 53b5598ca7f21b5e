import Models
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) struct `Preferences on the server` {
  private let dark = Preferences(appearance: .dark, textSize: .extraLarge, notifications: true)
  private let record = #"""
    {"id":"pref1","user":"ada1","appearance":"dark","textSize":"extraLarge","notifications":true,
     "analyticsConsent":false}
    """#
  private let list = Sent(
    "GET", "preferences/records?filter=%28user%3D%27ada1%27%29&perPage=1", authorization: "Bearer one")

  @Test func `are asked for by the id of the person`() async throws {
    let device = try await Device(signedIn: .of(), .page(record))
    #expect(try await device.preferences.fetch() == dark)
    #expect(device.sent == [list])
  }

  @Test func `are nothing when the person has no record`() async throws {
    let device = try await Device(signedIn: .of(), .page(), .user(Session.of().user))
    #expect(try await device.preferences.fetch() == nil)
  }

  @Test func `are made when the person has no record`() async throws {
    let device = try await Device(signedIn: .of(), .page(), .user(Session.of().user), .json(record))
    try await device.preferences.send(dark)
    let body = """
      {"analyticsConsent":false,"appearance":"dark","notifications":true,"textSize":"extraLarge","user":"ada1"}
      """
    #expect(
      device.sent == [
        list, Sent("GET", "users/records/ada1", authorization: "Bearer one"),
        Sent("POST", "preferences/records", authorization: "Bearer one", body: body),
      ])
  }

  @Test func `are changed when the person has a record`() async throws {
    let device = try await Device(signedIn: .of(), .page(record), .json(record))
    try await device.preferences.send(dark)
    let body = """
      {"analyticsConsent":false,"appearance":"dark","notifications":true,"textSize":"extraLarge"}
      """
    #expect(
      device.sent == [
        list, Sent("PATCH", "preferences/records/pref1", authorization: "Bearer one", body: body),
      ])
  }

  @Test(arguments: [
    (#"{"id":"p","appearance":"sepia","textSize":"huge"}"#, Preferences()),
    (#"{"id":"p","appearance":"sepia","textSize":"small"}"#, Preferences(textSize: .small)),
    (#"{"id":"p","appearance":"","textSize":""}"#, Preferences()),
    (#"{"id":"p","appearance":null,"notifications":null,"analyticsConsent":null}"#, Preferences()),
    (#"{"id":"p","analyticsConsent":true,"new":[1]}"#, Preferences(analyticsConsent: true)),
    (#"{"id":"p"}"#, Preferences()),
  ])
  func `that this app does not know count as not chosen`(record: String, expected: Preferences) async throws {
    let device = try await Device(signedIn: .of(), .page(record))
    #expect(try await device.preferences.fetch() == expected)
  }

  @Test(arguments: [
    "null", "[]", "{}", #"{"page":1,"perPage":1,"items":{}}"#,
    #"{"page":1,"perPage":1,"items":[{"appearance":1}]}"#, "junk",
  ])
  func `of a wrong shape are network trouble`(body: String) async throws {
    let device = try await Device(signedIn: .of(), .json(body))
    let error = await #expect(throws: ServiceError.self) { try await device.preferences.fetch() }
    #expect(error?.isNetworkTrouble == true)
  }

  @Test func `are for somebody who is signed in`() async throws {
    let device = try Device()
    let refusal = ServiceError.refused(message: "Sign in first.")
    await #expect(throws: refusal) { try await device.preferences.fetch() }
    await #expect(throws: refusal) { try await device.preferences.send(dark) }
    #expect(device.sent.isEmpty)
  }

  @Test(arguments: ["", "ada' || user!='", "ada1')", "a b", "ada1\0", "é", "ada-1", "ada1'"])
  func `are never asked for by an id that could change the filter`(id: String) async throws {
    let device = try await Device(signedIn: .of(id), .page(record))
    let error = await #expect(throws: ServiceError.self) { try await device.preferences.fetch() }
    #expect(error?.isNetworkTrouble == true)
    await #expect(throws: ServiceError.self) { try await device.preferences.send(dark) }
    #expect(device.sent.isEmpty)
  }

  @Test(arguments: [("../users/records/eve1", "..%2Fusers%2Frecords%2Feve1"), ("a?b", "a%3Fb")])
  func `stay one segment of the path whatever their id is`(id: String, segment: String) async throws {
    let device = try await Device(signedIn: .of(), .page(#"{"id":"\#(id)"}"#), .json(record))
    try await device.preferences.send(dark)
    #expect(device.sent.last?.url == Sent("", "preferences/records/\(segment)").url)
  }

  @Test(arguments: ["..", ".", ""])
  func `whose id leads elsewhere are not sent`(id: String) async throws {
    let device = try await Device(signedIn: .of(), .page(#"{"id":"\#(id)"}"#), .json(record))
    await #expect(throws: ServiceError.self) { try await device.preferences.send(dark) }
    #expect(device.sent == [list])
  }

  @Test func `that are not accepted tell so`() async throws {
    let device = try await Device(signedIn: .of(), .page(record), .refusal(400))
    await #expect(
      throws: ServiceError.invalid(message: "No. Check what you entered and try again.", fields: [:])
    ) { try await device.preferences.send(dark) }
  }
}
