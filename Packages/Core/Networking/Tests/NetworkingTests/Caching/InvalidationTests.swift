import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@Suite(.bounded) struct `A change` {
  private static let paths = [
    "/", "/api", "/api/notes", "/api/notes?page=2", "/api/notes/1", "/api/notes/1?expand=a",
    "/api/notes/1/files",
    "/api/notes/12", "/api/note", "/other",
  ]

  /// What is still kept of the paths after something was sent and answered.
  private func left(
    after method: HTTPMethod, _ path: String, _ headers: HTTPHeaders = [:], status: Int = 200,
    account: String? = nil
  ) async throws -> [String] {
    let server = try CachedServer(
      Self.paths.map { .success(.text($0)) } + [.success(HTTPResponse(status: status, headers: headers))])
    for path in Self.paths {
      try await server.send(.get, path)
    }
    try await server.send(method, path, account: account)
    var left: [String] = []
    for path in Self.paths where await server.kept(path) != nil {
      left.append(path)
    }
    return left
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
  func `removes the record, whatever the query, and all lists above it`(method: HTTPMethod) async throws {
    let expected = ["/api/notes/1/files", "/api/notes/12", "/api/note", "/other"]
    #expect(try await left(after: method, "/api/notes/1?fields=b") == expected)
  }

  @Test(arguments: [200, 201, 204, 303, 304, 399])
  func `counts when it succeeded`(status: Int) async throws {
    #expect(try await left(after: .patch, "/api/notes/1", status: status).count == 4)
  }

  @Test(arguments: [100, 199, 400, 401, 404, 409, 429, 500, 503])
  func `doesn't when it failed`(status: Int) async throws {
    #expect(try await left(after: .patch, "/api/notes/1", status: status) == Self.paths)
  }

  @Test(arguments: [HTTPMethod.get, .head])
  func `is nothing that only reads`(method: HTTPMethod) async throws {
    #expect(try await left(after: method, "/api/notes/1", status: 204) == Self.paths)
  }

  @Test(
    arguments: ["Location", "Content-Location"],
    ["/other", "https://host/other?x", "../other", "//HOST:443/other"])
  func `removes what the answer names`(name: String, location: String) async throws {
    #expect(try await !left(after: .post, "/api/notes", [name: location], status: 201).contains("/other"))
  }

  @Test(arguments: [
    "http://host/other", "https://evil/other", "https://host:8443/other", "//evil/other", "::", "",
  ])
  func `doesn't reach another origin`(location: String) async throws {
    #expect(
      try await left(after: .post, "/api/notes", ["Location": location], status: 201).contains("/other"))
  }

  @Test func `leaves what other accounts have`() async throws {
    #expect(try await left(after: .patch, "/api/notes/1", account: "ada") == Self.paths)
  }

  @Test func `that never arrived leaves what is there`() async throws {
    let server = try CachedServer(.text("one"))
    try await server.send()
    await #expect(throws: TransportError.unreachable) { try await server.send(.patch) }
    #expect(await server.kept() == "one")
  }

  @Test(arguments: [("/a/1", nil), ("/a", nil), ("/a?page=2", nil), ("/a/2", "old"), ("/b", "old")])
  func `keeps an answer to what was asked before it from being kept`(path: String, kept: String?) async throws
  {
    let server = try CachedServer(HTTPResponse(status: 204))
    let slow = server.transport(
      over: ScriptedTransport { _ throws(TransportError) in
        do { try await server.send(.patch, "/a/1") } catch { throw .unreachable }
        return .text("old")
      })
    #expect(try await slow.send(.make(.get, path)).text == "old")
    #expect(await server.kept(path) == kept)
  }
}
