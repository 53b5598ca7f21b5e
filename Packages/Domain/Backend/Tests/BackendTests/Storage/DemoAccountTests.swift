import Foundation
import TestSupport
import Testing

@testable import Backend

@Suite struct `The demo account` {
  let demo = DemoAccount.standard

  var client: Client {
    EmbeddedBackend(location: .memory, passwordCost: .quick, now: TestDate().now).guest
  }

  @Test func `the demo account can sign in, and has yet to be introduced`() async throws {
    let answer = try await client.signIn(demo.email, password: demo.password)
    #expect(answer.status == 200)
    #expect(answer["record"]?["name"]?.text == demo.name)
    #expect(answer["record"]?["onboarded"] == .bool(false))
  }

  @Test func `its name is another than the one that is taken`() async throws {
    let client = client
    let session = try await client.signIn(demo.email, password: demo.password)
    let signedIn = Client(backend: client.backend, token: session["token"]?.text)
    let id = try #require(session["record"]?["id"]?.text)
    let answer = try await signedIn.send(.patch, Client.user(id), #"{"name":"Grace Hopper"}"#)
    #expect(answer == Answer(refusal: .notUpdated(["name": .notUnique])))
  }

  @Test(arguments: ["", " ", "password", "demo-account", "grace@app.example"])
  func `nobody can sign in as the other user`(password: String) async throws {
    #expect(try await client.signIn("grace@app.example", password: password).status == 400)
  }

  @Test func `all who come first find it, and it is one`() async throws {
    let client = client
    let ids = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<10 {
        group.addTask {
          try await client.signIn(demo.email, password: demo.password)["record"]?["id"]?.text
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(ids).count == 1 && ids.first != .some(nil))
  }

  @Test func `a backend without a demo account is empty`() async throws {
    let answer = try await EmbeddedBackend.empty().guest.signIn(demo.email, password: demo.password)
    #expect(answer == Answer(refusal: .notAuthenticated))
  }

  @Test func `a new launch adds it once, and leaves a changed one as it is`() async throws {
    let folder = try TemporaryFolder()
    let client = EmbeddedBackend.file(folder.database, demoAccount: demo).guest
    let session = try await client.signIn(demo.email, password: demo.password)
    let id = try #require(session["record"]?["id"]?.text)
    let signedIn = Client(backend: client.backend, token: session["token"]?.text)
    _ = try await signedIn.send(.patch, Client.user(id), #"{"name":"Somebody","onboarded":true}"#)

    let relaunched = EmbeddedBackend.file(folder.database, demoAccount: demo).guest
    let record = try await relaunched.signIn(demo.email, password: demo.password)["record"]
    #expect(record?["id"]?.text == id)
    #expect(record?["name"]?.text == "Somebody")
    #expect(record?["onboarded"] == .bool(true))
  }
}
