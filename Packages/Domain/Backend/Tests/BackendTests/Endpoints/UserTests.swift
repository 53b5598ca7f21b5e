import Foundation
import Networking
import Testing

@testable import Backend

@Suite struct `A user's record` {
  let date = TestDate()

  var guest: Client { EmbeddedBackend.empty(date: date).guest }

  @Test func `one sees one's own record`() async throws {
    let (client, id) = try await guest.joined("ann@x.example", name: "Ann")
    let answer = try await client.send(.get, Client.user(id))
    #expect(answer.status == 200)
    #expect(answer["email"]?.text == "ann@x.example")
  }

  @Test(arguments: [HTTPMethod.get, .patch, .delete])
  func `nobody else's record is found`(method: HTTPMethod) async throws {
    let guest = guest
    let (_, id) = try await guest.joined("ann@x.example", name: "Ann")
    let (other, _) = try await guest.joined("bob@x.example")
    let body = method == .patch ? #"{"name":"Eve"}"# : nil
    for client in [guest, other, Client(backend: guest.backend, token: "junk")] {
      #expect(try await client.send(method, Client.user(id), body) == .notFound)
    }
    #expect(try await guest.signIn("ann@x.example")["record"]?["name"]?.text == "Ann")
  }

  @Test(
    arguments: [
      (#"{"name":"Ann B"}"#, "name", .string("Ann B")), (#"{"name":12}"#, "name", .string("12")),
      (#"{"bio":"Hello"}"#, "bio", .string("Hello")), (#"{"bio":""}"#, "bio", .string("")),
      (#"{"bio":null}"#, "bio", .string("")), (#"{"onboarded":true}"#, "onboarded", .bool(true)),
      (#"{"onboarded":"t"}"#, "onboarded", .bool(true)),
      (#"{"onboarded":"junk"}"#, "onboarded", .bool(false)),
      (#"{"emailVisibility":true}"#, "emailVisibility", .bool(true)), ("{}", "name", .string("Ann")),
      (#"{"email":"ann@x.example"}"#, "email", .string("ann@x.example")),
      (#"{"name":"Ann"}"#, "name", .string("Ann")),
      (#"{"name":"ANN"}"#, "name", .string("ANN")), (#"{"verified":false}"#, "verified", .bool(false)),
      (#"{"collectionName":"x","zz":1}"#, "collectionName", .string("users")),
      (#"{"oldPassword":null,"passwordConfirm":"","name":"Ann B"}"#, "name", .string("Ann B")),
    ] as [(String, String, JSONValue)])
  func `one changes one's own record`(body: String, field: String, value: JSONValue) async throws {
    let (client, id) = try await guest.joined("ann@x.example", name: "Ann")
    date.advance(by: 60)
    let answer = try await client.send(.patch, Client.user(id), body)
    #expect(answer.status == 200)
    #expect(answer["id"]?.text == id)
    #expect(answer[field] == value)
    #expect(answer["created"]?.text == "2022-01-01 00:00:00.123Z")
    #expect(answer["updated"]?.text == "2022-01-01 00:01:00.123Z")
    #expect(try await client.send(.get, Client.user(id)) == answer)
  }

  static let long = String(repeating: "x", count: 501)

  @Test(
    arguments: [
      (#"{"name":"\#(long)"}"#, ["name": .tooLong(maximum: 100)]),
      (#"{"bio":"\#(long)"}"#, ["bio": .tooLong(maximum: 500)]),
      (
        #"{"name":"\#(long)","bio":"\#(long)"}"#,
        ["name": .tooLong(maximum: 100), "bio": .tooLong(maximum: 500)]
      ),
      (#"{"name":""}"#, ["name": .required]), (#"{"name":" \t "}"#, ["name": .required]),
      (#"{"name":null}"#, ["name": .required]), (#"{"name":["x"]}"#, ["name": .required]),
      (#"{"name":"gRACE hopper"}"#, ["name": .notUnique]),
      (#"{"email":"new@x.example"}"#, ["email": .mismatch]), (#"{"verified":true}"#, ["verified": .mismatch]),
      (#"{"password":"password2","passwordConfirm":"password2"}"#, ["oldPassword": .required]),
      (#"{"password":"","passwordConfirm":"","name":"Ann B"}"#, ["password": .required]),
      (#"{"id":"aaaaaaaaaaaaaaa"}"#, ["id": .fixedID]), (#"{"id":null}"#, ["id": .fixedID]),
      (#"{"oldPassword":"password1"}"#, ["password": .required, "passwordConfirm": .required]),
      (
        #"{"passwordConfirm":"password1"}"#,
        ["oldPassword": .required, "password": .required, "passwordConfirm": .mismatch]
      ),
      (
        #"{"oldPassword":"password1","password":"short","passwordConfirm":"short"}"#,
        ["password": .tooShort(minimum: 8)]
      ),
      (
        #"{"oldPassword":"wrong","password":"password2","passwordConfirm":"password2"}"#,
        ["oldPassword": .wrongOldPassword]
      ),
    ] as [(String, FieldFaults)])
  func `a change that isn't right changes nothing`(body: String, faults: FieldFaults) async throws {
    let guest = guest
    try await guest.signUp("grace@x.example", name: "Grace Hopper")
    let (client, id) = try await guest.joined("ann@x.example", name: "Ann")
    let before = try await client.send(.get, Client.user(id))
    #expect(try await client.send(.patch, Client.user(id), body) == Answer(refusal: .notUpdated(faults)))
    #expect(try await client.send(.get, Client.user(id)) == before)
    #expect(try await guest.signIn("ann@x.example").status == 200)
  }

  @Test func `a new password ends every session`() async throws {
    let (client, id) = try await guest.joined("ann@x.example")
    let elsewhere = Client(
      backend: client.backend, token: try await client.signIn("ann@x.example")["token"]?.text)
    let (other, otherID) = try await client.joined("bob@x.example")
    let answer = try await client.send(
      .patch, Client.user(id),
      #"{"oldPassword":"password1","password":"password2","passwordConfirm":"password2"}"#)
    #expect(answer.status == 200)
    #expect(try await client.send(.post, Client.refresh).status == 401)
    #expect(try await elsewhere.send(.post, Client.refresh).status == 401)
    #expect(try await other.send(.get, Client.user(otherID)).status == 200)
    #expect(try await client.signIn("ann@x.example", password: "password1").status == 400)
    #expect(try await client.signIn("ann@x.example", password: "password2").status == 200)
  }

  @Test func `of two new passwords at once, one counts`() async throws {
    let (client, id) = try await guest.joined("ann@x.example")
    let passwords = (0..<8).map { "new-password-\($0)" }
    let accepted = try await withThrowingTaskGroup(of: String?.self) { group in
      for password in passwords {
        group.addTask {
          let answer = try await client.send(
            .patch, Client.user(id),
            #"{"oldPassword":"password1","password":"\#(password)","passwordConfirm":"\#(password)"}"#)
          return answer.status == 200 ? password : nil
        }
      }
      return try await group.reduce(into: []) { $0 += [$1].compactMap { $0 } }
    }
    #expect(accepted.count == 1)
    #expect(try await client.signIn("ann@x.example", password: try #require(accepted.first)).status == 200)
  }

  @Test func `an account that is deleted leaves nothing behind`() async throws {
    let (client, id) = try await guest.joined("ann@x.example", name: "Ann")
    _ = try await client.send(.post, "/api/collections/preferences/records", #"{"user":"\#(id)"}"#)
    #expect(try await client.send(.delete, Client.user(id)) == Answer(status: 204, nil))
    #expect(try await client.send(.post, Client.refresh).status == 401)
    #expect(try await client.send(.delete, Client.user(id)) == .notFound)
    #expect(try await client.signIn("ann@x.example").status == 400)
    #expect(try await !client.backend.dump.contains(id))
    #expect(try await client.signUp("ann@x.example", name: "Ann").status == 200)
  }
}
