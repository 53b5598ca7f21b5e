import Foundation
import Networking
import Testing

@testable import Backend

@Suite struct `The preferences of a user` {
  static let path = "/api/collections/preferences/records"
  let date = TestDate()

  var guest: Client { EmbeddedBackend.empty(date: date).guest }

  /// A client with preferences of its own, whose id is the second value.
  func owner(of fields: String = #""appearance":"dark""#) async throws -> (
    client: Client, id: String, user: String
  ) {
    let (client, user) = try await guest.joined("ann@x.example")
    let answer = try await client.send(.post, Self.path, #"{"user":"\#(user)",\#(fields)}"#)
    return (client, try #require(answer["id"]?.text), user)
  }

  @Test func `preferences are made and listed`() async throws {
    let (client, user) = try await guest.joined("ann@x.example")
    let made = try await client.send(
      .post, Self.path,
      """
      {"user":"\(user)","appearance":"dark","textSize":"large","notifications":true,"analyticsConsent":false}
      """)
    let id = try #require(made["id"]?.text)
    let record = """
      {"id":"\(id)","collectionId":"pbc_432047489","collectionName":"preferences","user":"\(user)",
      "created":"2022-01-01 00:00:00.123Z","updated":"2022-01-01 00:00:00.123Z","appearance":"dark",
      "textSize":"large","notifications":true,"analyticsConsent":false}
      """
    #expect(try made == Answer(status: 200, record))
    let list = #"{"page":1,"perPage":30,"totalItems":1,"totalPages":1,"items":[\#(record)]}"#
    #expect(try await client.send(.get, Self.path) == Answer(status: 200, list))
    #expect(try await client.send(.get, Self.path + "/" + id) == made)
  }

  @Test func `what isn't chosen is empty`() async throws {
    let (client, user) = try await guest.joined("ann@x.example")
    let answer = try await client.send(.post, Self.path, #"{"user":"\#(user)"}"#)
    #expect(answer["appearance"] == .string("") && answer["textSize"] == .string(""))
    #expect(answer["notifications"] == .bool(false) && answer["analyticsConsent"] == .bool(false))
  }

  static let empty = #"{"page":1,"perPage":30,"totalItems":0,"totalPages":0,"items":[]}"#

  @Test func `a list has one's own records only`() async throws {
    let (client, id, _) = try await owner()
    let guest = Client(backend: client.backend)
    let (other, _) = try await guest.joined("bob@x.example")
    for client in [guest, other, Client(backend: client.backend, token: "junk")] {
      #expect(try await client.send(.get, Self.path) == Answer(status: 200, Self.empty))
      #expect(try await client.send(.get, "\(Self.path)/\(id)") == .notFound)
      #expect(try await client.send(.patch, "\(Self.path)/\(id)", #"{"appearance":"light"}"#) == .notFound)
      #expect(try await client.send(.delete, "\(Self.path)/\(id)") == .notFound)
    }
    #expect(try await client.send(.get, "\(Self.path)/\(id)")["appearance"]?.text == "dark")
  }

  @Test(arguments: [
    ("", 1), ("?filter=(user='ID')", 1), ("?filter=user='ID'%20%26%26%20appearance='dark'", 1),
    ("?filter=(user='ID')&perPage=1&page=1&sort=-created,%2Bid", 1), ("?filter=user='abcdefghijklmno'", 0),
    ("?filter=appearance='light'", 0), ("?page=2", 0), ("?nope=1", 1), ("?filter=", 1),
    ("?filter=user%20%3D%20%22ID%22", 1),
  ])
  func `a list can be narrowed`(query: String, count: Int) async throws {
    let (client, _, user) = try await owner()
    let answer = try await client.send(.get, Self.path + query.replacing("ID", with: user))
    #expect(answer.status == 200)
    #expect(answer["items"]?.elements?.count == count)
  }

  @Test(arguments: [
    "filter=junk(", "filter=nope='x'", "filter=user='x'%20%7C%7C%201=1", "filter=created='x'", "sort=nope",
    "sort=id;DROP%20TABLE%20users", "page=x", "perPage=x", "page=99999999999999999999",
    "filter=user='x'%20OR%201=1%20--", "filter=password~'a'",
  ])
  func `a query that isn't understood is refused`(query: String) async throws {
    let (client, _) = try await guest.joined("ann@x.example")
    #expect(try await client.send(.get, Self.path + "?" + query) == Answer(refusal: .badRequest))
  }

  @Test func `preferences are for oneself`() async throws {
    let (client, id, user) = try await owner()
    let guest = Client(backend: client.backend)
    let (other, _) = try await guest.joined("bob@x.example")
    for body in [
      #"{"user":"\#(user)"}"#, "{}", #"{"user":"zzz"}"#, #"{"user":null}"#, #"{"user":["\#(user)"]}"#,
    ] {
      #expect(try await other.send(.post, Self.path, body) == Answer(refusal: .notCreated()))
      #expect(try await guest.send(.post, Self.path, body) == Answer(refusal: .notCreated()))
    }
    let given = try await client.send(.patch, "\(Self.path)/\(id)", #"{"user":"abcdefghijklmno"}"#)
    #expect(try given == .notFound)
  }

  @Test func `everybody has one record at most`() async throws {
    let (client, _, user) = try await owner()
    let answer = try await client.send(.post, Self.path, #"{"user":"\#(user)"}"#)
    #expect(answer == Answer(refusal: .notCreated(["user": .notUnique])))
  }

  @Test(
    arguments: [
      (#"{"appearance":"highContrast"}"#, "appearance", .string("highContrast")),
      (#"{"appearance":""}"#, "appearance", .string("")),
      (#"{"textSize":"extraLarge"}"#, "textSize", .string("extraLarge")),
      (#"{"notifications":true}"#, "notifications", .bool(true)),
      (#"{"notifications":1}"#, "notifications", .bool(true)),
      (#"{"analyticsConsent":"true"}"#, "analyticsConsent", .bool(true)),
      (#"{"analyticsConsent":"yes"}"#, "analyticsConsent", .bool(false)),
      ("{}", "appearance", .string("dark")),
    ] as [(String, String, JSONValue)])
  func `preferences are changed`(body: String, field: String, value: JSONValue) async throws {
    let (client, id, _) = try await owner()
    date.advance(by: 60)
    let answer = try await client.send(.patch, "\(Self.path)/\(id)", body)
    #expect(answer.status == 200)
    #expect(answer[field] == value)
    #expect(answer["updated"]?.text == "2022-01-01 00:01:00.123Z")
    #expect(try await client.send(.get, "\(Self.path)/\(id)") == answer)
  }

  @Test(
    arguments: [
      (#""appearance":"pink""#, ["appearance": .notAChoice("pink")]),
      (#""appearance":5"#, ["appearance": .notAChoice("5")]),
      (
        #""appearance":"Dark","textSize":"'; --""#,
        ["appearance": .notAChoice("Dark"), "textSize": .notAChoice("'; --")]
      ),
    ] as [(String, FieldFaults)])
  func `a value that can't be chosen is refused`(fields: String, faults: FieldFaults) async throws {
    let (client, user) = try await guest.joined("ann@x.example")
    let refused = try await client.send(.post, Self.path, #"{"user":"\#(user)",\#(fields)}"#)
    #expect(refused == Answer(refusal: .notCreated(faults)))
    let id = try #require(try await client.send(.post, Self.path, #"{"user":"\#(user)"}"#)["id"]?.text)
    let patched = try await client.send(.patch, "\(Self.path)/\(id)", "{\(fields)}")
    #expect(patched == Answer(refusal: .notUpdated(faults)))
  }

  @Test func `preferences are deleted`() async throws {
    let (client, id, _) = try await owner()
    #expect(try await client.send(.delete, "\(Self.path)/\(id)") == Answer(status: 204, nil))
    #expect(try await client.send(.get, Self.path) == Answer(status: 200, Self.empty))
    #expect(try await client.send(.delete, "\(Self.path)/\(id)") == .notFound)
  }
}
