import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@Suite(.bounded) struct `Vary` {
  @Test func `keeps the answers to different requests apart`() async throws {
    let varying: HTTPHeaders = ["Vary": "Accept-Language", "Cache-Control": "max-age=60"]
    let server = try CachedServer(.text("one", varying), .text("eins", varying), .text("?", varying))
    for _ in 1...2 {
      #expect(try await server.send(.get, "/a", ["Accept-Language": "en"]).text == "one")
      #expect(try await server.send(.get, "/a", ["Accept-Language": "de"]).text == "eins")
      #expect(try await server.send().text == "?")
    }
    #expect(server.script.requests.count == 3)
  }

  private static let rows: [(vary: [String], first: HTTPHeaders, second: HTTPHeaders, matches: Bool)] = [
    (["Accept"], ["Accept": "a"], ["accept": "a"], true),
    (["ACCEPT"], ["Accept": "a"], ["Accept": " a "], true),
    (["Accept"], ["Accept": "a"], ["Accept": "b"], false),
    (["Accept"], ["Accept": "a"], ["Accept": "A"], false),
    (["Accept"], ["Accept": "a"], [:], false),
    (["Accept"], [:], ["Accept": "a"], false),
    (["Accept"], [:], ["X": "1"], true),
    (["Accept"], ["Accept": "a", "X": "1"], ["Accept": "a", "X": "2"], true),
    (["Accept, X"], ["Accept": "a", "X": "1"], ["X": "1", "Accept": "a"], true),
    (["Accept", "X"], ["Accept": "a", "X": "1"], ["Accept": "a", "X": "2"], false),
    ([",Accept ,, "], ["Accept": "a"], ["Accept": "a"], true),
    (["X"], ["X": "1", "x": "2"], ["X": "2", "x": "1"], false),
    (["A, B"], ["A": "1"], ["B": "1"], false),
    ([""], ["A": "1"], ["A": "2"], true),
  ]

  @Test(arguments: rows)
  func `compares the fields it names`(
    vary: [String], first: HTTPHeaders, second: HTTPHeaders, matches: Bool
  ) async throws {
    var headers = HTTPHeaders()
    for value in vary { headers.add("Vary", value) }
    let server = try CachedServer(.text("one", headers))
    try await server.send(.get, "/a", first)
    #expect(await server.kept("/a", second) == (matches ? "one" : nil))
  }

  @Test func `of a later answer counts, and the latest of those that match is used`() async throws {
    let server = try CachedServer(.text("any"), .text("english", ["Vary": "Accept-Language"]))
    try await server.send()
    server.pass(1)
    try await server.send(.get, "/a", ["Accept-Language": "en"])
    #expect(await server.kept("/a", ["Accept-Language": "en"]) == "english")
    #expect(await server.kept("/a", ["Accept-Language": "de"]) == nil)
  }

  @Test func `on Authorization keeps an account's answer when its token changes`() async throws {
    let server = try CachedServer(.text("one", ["Vary": "Authorization, Origin"]))
    try await server.send(.get, "/a", ["Authorization": "Bearer 1"], account: "ada")
    #expect(await server.kept("/a", ["Authorization": "Bearer 2"], account: "ada") == "one")
  }

  @Test(arguments: ["Cookie", "X-Api-Key", "X-Session"])
  func `on another credential that was sent keeps nothing`(name: String) async throws {
    let server = try CachedServer(.text("one", ["Vary": name]), .text("two", ["Vary": name]))
    try await server.send(.get, "/a", [name: "hunter2"], account: "ada")
    #expect(await server.kept("/a", [name: "hunter2"], account: "ada") == nil)
    try await server.send(.get, "/a", account: "ada")
    #expect(await server.kept(account: "ada") == "two")
    #expect(await server.kept("/a", [name: "hunter2"], account: "ada") == nil)
  }
}
