import Foundation
import Networking
import Testing

@testable import Backend

@Suite struct `A session` {
  static let signIn = "/api/collections/users/auth-with-password"
  let date = TestDate()

  var client: Client { EmbeddedBackend.empty(date: date).guest }

  @Test func `signing in answers with a token and one's own record`() async throws {
    let client = client
    let id = try #require(try await client.signUp("ann@x.example", name: "Ann")["id"]?.text)
    let answer = try await client.signIn("ann@x.example")
    #expect(answer.status == 200)
    #expect(answer.body?.names == ["token", "record"])
    #expect(AccessToken(try #require(answer["token"]?.text)) != nil)
    let record = try JSONParser.parse(
      """
      {"id":"\(id)","collectionId":"_pb_users_auth_","collectionName":"users","email":"ann@x.example",
      "created":"2022-01-01 00:00:00.123Z","updated":"2022-01-01 00:00:00.123Z","emailVisibility":false,
      "verified":false,"name":"Ann","bio":"","onboarded":false}
      """.utf8)
    #expect(answer["record"] == record)
  }

  @Test(arguments: ["ann@x.example", "ANN@X.EXAMPLE"])
  func `the case of the address doesn't matter`(identity: String) async throws {
    let client = client
    try await client.signUp("ann@x.example")
    #expect(try await client.signIn(identity).status == 200)
  }

  static let long = String(repeating: "x", count: 256)

  @Test(arguments: [
    (#"{"identity":"ann@x.example","password":"password2"}"#, Refusal.notAuthenticated),
    (#"{"identity":"ann@x.example","password":"Password1"}"#, .notAuthenticated),
    (#"{"identity":"ann@x.example","password":"password1\u0000x"}"#, .notAuthenticated),
    (#"{"identity":"bob@x.example","password":"password1"}"#, .notAuthenticated),
    (#"{"identity":"Ann","password":"password1"}"#, .notAuthenticated),
    (#"{"identity":"' OR 1=1 --","password":"' OR 1=1 --"}"#, .notAuthenticated),
    (#"{"identity":"%","password":"password1"}"#, .notAuthenticated),
    ("{}", .invalid(["identity": .required, "password": .required])),
    (#"{"identity":"","password":null}"#, .invalid(["identity": .required, "password": .required])),
    (#"{"identity":"ann@x.example"}"#, .invalid(["password": .required])),
    (#"{"identity":5,"password":"password1"}"#, .unreadable),
    (#"{"identity":"ann@x.example","password":["password1"]}"#, .unreadable),
    (#"{"identity":"ann@x.example","password":true}"#, .unreadable),
    (#"{"identity":"\#(long)","password":"x"}"#, .invalid(["identity": .outOfRange(1...255)])),
    (#"{"identity":"ann@x.example","password":"\#(long)"}"#, .invalid(["password": .outOfRange(1...255)])),
  ])
  func `what isn't right isn't let in`(body: String, refusal: Refusal) async throws {
    let client = client
    try await client.signUp("ann@x.example", name: "Ann")
    #expect(try await client.send(.post, Self.signIn, body) == Answer(refusal: refusal))
  }

  @Test(arguments: ["", "Bearer ", "bearer "])
  func `a token is renewed`(scheme: String) async throws {
    var (client, id) = try await client.joined("ann@x.example")
    let first = try #require(client.token)
    client.token = scheme + first
    let answer = try await client.send(.post, Client.refresh)
    #expect(answer.status == 200)
    #expect(answer["record"]?["id"]?.text == id)
    let second = try #require(answer["token"]?.text)
    #expect(second != first)
    client.token = second
    #expect(try await client.send(.post, Client.refresh).status == 200)
  }

  @Test(arguments: [
    nil, "", "Bearer", "Bearer ", "junk", "Bearer Bearer x", "Basic YTpi", "abcdefghijklmno.AAAA",
    "abcdefghijklmno.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "' OR 1=1 --", "eyJhbGciOiJub25lIn0.e30.",
  ])
  func `without a valid token nothing is renewed`(token: String?) async throws {
    var client = client
    client.token = token
    #expect(try await client.send(.post, Client.refresh) == Answer(refusal: .unauthorized))
  }

  @Test func `a token whose secret differs in one bit isn't valid`() async throws {
    var (client, _) = try await client.joined("ann@x.example")
    let token = try #require(client.token)
    for position in token.indices where token[position] != "." {
      let character: Character = token[position] == "a" ? "b" : "a"
      client.token = token.replacingCharacters(in: position...position, with: String(character))
      #expect(try await client.send(.post, Client.refresh).status == 401)
    }
  }

  @Test func `a token is valid for seven days`() async throws {
    let (client, id) = try await client.joined("ann@x.example")
    date.advance(by: 7 * 24 * 60 * 60 - 1)
    #expect(try await client.send(.get, "/api/collections/users/records/\(id)").status == 200)
    date.advance(by: 1)
    #expect(try await client.send(.post, Client.refresh) == Answer(refusal: .unauthorized))
    #expect(try await client.send(.get, "/api/collections/users/records/\(id)") == .notFound)
  }

  @Test func `tokens that have expired aren't kept`() async throws {
    let (client, _) = try await client.joined("ann@x.example")
    _ = try await client.send(.post, Client.refresh)
    #expect(try await client.backend.tokenCount == 2)
    date.advance(by: 8 * 24 * 60 * 60)
    _ = try await client.signIn("ann@x.example")
    #expect(try await client.backend.tokenCount == 1)
  }

  @Test func `nothing that would open a session is in the database`() async throws {
    let (client, _) = try await client.joined("ann@x.example")
    let token = try #require(client.token)
    let secret = try #require(token.split(separator: ".").last)
    let dump = try await client.backend.dump
    #expect(dump.contains("ann@x.example"))
    #expect(!dump.contains("password1"))
    #expect(!dump.contains(secret))
    #expect(!dump.contains("\([UInt8](base64URL: secret) ?? [])".dropFirst().dropLast()))
  }

  @Test(arguments: ["ann@x.example", "nobody@x.example"])
  func `asking for a new password is answered alike for everybody`(email: String) async throws {
    let client = client
    try await client.signUp("ann@x.example")
    let answer = try await client.send(
      .post, "/api/collections/users/request-password-reset", #"{"email":"\#(email)"}"#)
    #expect(try answer == Answer(status: 204, nil))
  }

  @Test(
    arguments: [
      ("{}", .invalid(["email": .required])), (#"{"email":"nope"}"#, .invalid(["email": .notEmail])),
      (#"{"email":7}"#, .unreadable),
    ] as [(String, Refusal)])
  func `asking for a new password takes an address`(body: String, refusal: Refusal) async throws {
    let answer = try await client.send(.post, "/api/collections/users/request-password-reset", body)
    #expect(answer == Answer(refusal: refusal))
  }
}
