import Foundation
import Models
import Persistence
import TestSupport
import Testing

@testable import Services

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.bounded) struct `The session of the last launch` {
  @Test func `is nobody's when nothing was stored`() async throws {
    let device = try Device()
    #expect(try await device.auth.storedSession() == .none)
    #expect(await device.sessions.session == nil)
    #expect(device.sent.isEmpty)
  }

  @Test func `is found again with its token, and nobody else can read it`() async throws {
    let device = try await Device(signedIn: .of())
    let next = SessionStore(secrets: FileSecretStore(device.state))
    #expect(try await next.load() == .found(Session.of().user))
    #expect(await next.session == .of())
    let attributes = try FileManager.default.attributesOfItem(
      atPath: device.state.folder.appending(path: "session").path(percentEncoded: false))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: Damage.allCases)
  func `is set aside when it makes no sense, and told of once`(damage: Damage) async throws {
    let device = try Device(.session(.of(token: "new")))
    try damage.apply(to: device.state)
    let before = try damage.content(of: "session", in: device.state)

    #expect(try await device.auth.storedSession() == .setAside(name: "session.unreadable-1"))
    #expect(await device.sessions.session == nil)
    #expect(try damage.content(of: "session.unreadable-1", in: device.state) == before)
    #expect(try await device.auth.storedSession() == .none)

    let user = try await device.auth.signIn(email: "ada1@example.com", password: "pass-word")
    await device.auth.keepSession(of: user)
    #expect(try await device.auth.storedSession() == .found(Session.of().user))
    #expect(try damage.content(of: "session.unreadable-1", in: device.state) == before)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `is set aside when its permissions forbid to read it`() async throws {
    let device = try await Device(signedIn: .of())
    #expect(chmod(device.state.folder.appending(path: "session").path(percentEncoded: false), 0) == 0)
    #expect(try await device.auth.storedSession() == .setAside(name: "session.unreadable-1"))
  }

  @Test func `stays where it is when the whole folder can't be used now`() async throws {
    let device = try await Device(signedIn: .of())
    try device.state.breakDisc()
    let error = await #expect(throws: ServiceError.self) { try await device.auth.storedSession() }
    #expect(error?.message.contains("is not a folder") == true)
    try device.state.mendDisc()
    #expect(try await device.auth.storedSession() == .found(Session.of().user))
  }
}

/// What can have become of the file of a session.
enum Damage: String, CaseIterable, CustomTestStringConvertible {
  case empty = "an empty file"
  case junk = "junk"
  case invalidText = "bytes that are no text"
  case cutOff = "a file that was cut off"
  case otherShape = "JSON of another shape"
  case null = "JSON null"
  case withoutUser = "a token without a person"
  case badToken = "a token that can't stand in a header"
  case noID = "a person without an id"
  case badID = "an id that leads elsewhere"
  case deeplyNested = "JSON too deep to read"
  case tooLarge = "a file that is too large"
  case folder = "a folder"
  case link = "a link to a good session"

  var testDescription: String { rawValue }

  func apply(to state: FileStore) throws {
    let good = try JSONEncoder().encode(Session.of())
    try state.write(good, to: "good")
    let place = state.folder.appending(path: "session")
    switch self {
    case .folder:
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    case .link:
      try FileManager.default.createSymbolicLink(
        at: place, withDestinationURL: state.folder.appending(path: "good"))
    case .empty: try state.write(Data(), to: "session")
    case .junk: try state.write(Data("\0junk".utf8), to: "session")
    case .invalidText: try state.write(Data([0xFF, 0xFE, 0xC0]), to: "session")
    case .cutOff: try state.write(good.dropLast(), to: "session")
    case .otherShape: try state.write(Data(#"[{"token":1}]"#.utf8), to: "session")
    case .null: try state.write(Data("null".utf8), to: "session")
    case .withoutUser: try state.write(Data(#"{"token":"one"}"#.utf8), to: "session")
    case .badToken: try state.write(session(token: #"one\nX-Injected: 1"#), to: "session")
    case .noID: try state.write(session(id: ""), to: "session")
    case .badID: try state.write(session(id: "../../x"), to: "session")
    case .deeplyNested:
      try state.write(Data(String(repeating: "[", count: 100_000).utf8), to: "session")
    case .tooLarge: try state.write(Data(count: FileSecretStore.limit + 1), to: "session")
    }
  }

  private func session(token: String = "one", id: String = "ada1") -> Data {
    let user = #""id":"\#(id)","email":"ada@example.com","name":"","bio":"","isOnboarded":true"#
    return Data(#"{"token":"\#(token)","user":{\#(user)}}"#.utf8)
  }

  /// The bytes of a file; of a folder or a link, what it is.
  func content(of name: String, in state: FileStore) throws -> String {
    let path = state.folder.appending(path: name).path(percentEncoded: false)
    switch self {
    case .folder: return try FileManager.default.contentsOfDirectory(atPath: path).joined()
    case .link: return try FileManager.default.destinationOfSymbolicLink(atPath: path)
    default: return try #require(try state.read(name)).base64EncodedString()
    }
  }
}
