import Foundation
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Accounts in the cache` {
  @Test func `never see what was kept for another`() async throws {
    let control: HTTPHeaders = ["Cache-Control": "max-age=60"]
    let server = try CachedServer(
      .text("ada's", control), .text("eve's", control), .text("anybody's", control))
    for _ in 1...2 {
      #expect(try await server.send(account: "ada").text == "ada's")
      #expect(try await server.send(account: "eve").text == "eve's")
      #expect(try await server.send().text == "anybody's")
    }
    #expect(server.script.requests.count == 3)
    #expect(await server.kept(account: "bob") == nil)
  }

  @Test func `keep their answers when the token changes`() async throws {
    let server = try CachedServer(.text("one"))
    try await server.send(.get, "/a", ["Authorization": "Bearer 1"], account: "ada")
    #expect(await server.kept("/a", ["Authorization": "Bearer 2"], account: "ada") == "one")
  }

  @Test(arguments: ["Authorization", "Cookie", "X-Api-Key", "x-auth", "Session-Id"], [String?.none, ""])
  func `that aren't named but proven by a credential have nothing kept`(name: String, account: String?)
    async throws
  {
    let server = try CachedServer(
      .text("public"), .text("private", ["Cache-Control": "max-age=60"]), .text("new"))
    try await server.send()
    #expect(try await server.send(.get, "/a", [name: "x"], account: account).text == "private")
    #expect(await server.kept() == "public")
    #expect(try await server.send(.get, "/a", [name: "x"], account: account).text == "new")
  }
}

@Suite struct `The address of a kept answer` {
  @Test(arguments: [
    ("https://host/a", "HTTPS://HOST:443/a", true), ("http://host", "http://host:80/", true),
    ("https://host/a", "https://host/a#b", true), ("https://host/a", "https://host/a/", true),
    ("https://host/a", "https://host/A", false), ("https://host/a", "http://host/a", false),
    ("https://host/a", "https://host:8443/a", false), ("https://host/a", "https://host2/a", false),
    ("https://host/a", "https://host/a?", false), ("https://host/a?b=1", "https://host/a?b=2", false),
    ("https://host/a%2Fb", "https://host/a/b", false), ("http://[::1]:8090/a", "http://[::1]:8090/a", true),
  ])
  func `is compared as origin, path and query`(first: String, second: String, isSame: Bool) throws {
    let first = HTTPRequest(method: .get, url: try #require(URL(string: first)))
    let second = HTTPRequest(method: .get, url: try #require(URL(string: second)))
    let key = try #require(CacheKey(first))
    #expect((CacheKey(second) == key) == isSame)
  }

  @Test(arguments: [
    "https://user@host/a", "https://user:hunter2@host/a", "file:///etc/passwd", "data:,a", "/a",
  ])
  func `must be one of the web, without credentials`(text: String) throws {
    let request = HTTPRequest(method: .get, url: try #require(URL(string: text)))
    #expect(CacheKey(request) == nil)
  }
}
