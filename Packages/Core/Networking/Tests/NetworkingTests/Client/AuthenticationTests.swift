import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Bearer authentication` {
  private let authenticated = APIRequest<NoContent>(.get, ["a"], isAuthenticated: true)
  private let refusal = HTTPResponse.refusal(401)
  private let success = HTTPResponse(status: 204)

  @Test func `an authenticated request carries the token`() async throws {
    let transport = ScriptedTransport(success)
    _ = try await makeClient(transport, authentication: TestAuthentication(token: "one")).send(authenticated)
    #expect(transport.authorizations == ["Bearer one"])
  }

  @Test func `any other request doesn't`() async throws {
    let transport = ScriptedTransport(success)
    let client = try makeClient(transport, authentication: TestAuthentication(token: "one"))
    _ = try await client.send(APIRequest<NoContent>(.get, ["a"]))
    #expect(transport.authorizations == [nil])
  }

  @Test func `when nobody is signed in the request goes without a token`() async throws {
    let transport = ScriptedTransport(success)
    _ = try await makeClient(transport, authentication: TestAuthentication(token: nil)).send(authenticated)
    #expect(transport.authorizations == [nil])
  }

  @Test func `after a 401 the request is repeated once with the renewed token`() async throws {
    let transport = ScriptedTransport(refusal, success)
    let authentication = TestAuthentication(token: "one") { _ in "two" }
    let request = APIRequest<NoContent>(.post, ["a"], body: ["b": 1], isAuthenticated: true)
    _ = try await makeClient(transport, authentication: authentication).send(request)
    #expect(authentication.refused == ["one"])
    #expect(transport.authorizations == ["Bearer one", "Bearer two"])
    #expect(transport.requests[0].body == transport.requests[1].body)
  }

  @Test(arguments: [(404, [401, 404], 2), (404, [401], 1), (403, [401, 404], 1)] as [(Int, Set<Int>, Int)])
  func `only what may mean a refused token is repeated`(
    status: Int, refusals: Set<Int>, requests: Int
  ) async throws {
    let transport = ScriptedTransport(.refusal(status), .refusal(status), success)
    let client = try makeClient(transport, authentication: TestAuthentication(token: "one") { _ in "two" })
    await #expect(throws: NetworkError.self) {
      try await client.send(
        APIRequest<NoContent>(.get, ["a"], isAuthenticated: true, refusalStatuses: refusals))
    }
    #expect(transport.requests.count == requests)
  }

  @Test(arguments: ["one\r\nX-Injected: 1", "one\0", "\u{7F}"])
  func `a token that can't stand in a header makes nobody a guest`(token: String) async throws {
    let transport = ScriptedTransport(success)
    let client = try makeClient(transport, authentication: TestAuthentication(token: token) { _ in nil })
    await #expect(throws: NetworkError.invalidRequest) { try await client.send(authenticated) }
    #expect(transport.requests.isEmpty)
  }

  @Test func `a second 401 is thrown`() async throws {
    let transport = ScriptedTransport(refusal, refusal, success)
    let authentication = TestAuthentication(token: "one") { _ in "two" }
    let client = try makeClient(transport, authentication: authentication)
    await #expect(throws: NetworkError.rejected(.init(status: 401, message: "No."))) {
      try await client.send(authenticated)
    }
    #expect(authentication.refused == ["one"])
    #expect(transport.requests.count == 2)
  }

  @Test func `without a better token the refusal is thrown`() async throws {
    let transport = ScriptedTransport(refusal, success)
    let client = try makeClient(transport, authentication: TestAuthentication(token: "one") { _ in "one" })
    await #expect(throws: NetworkError.rejected(.init(status: 401, message: "No."))) {
      try await client.send(authenticated)
    }
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [400, 401, 404])
  func `somebody who is signed in no more is told so, however the server puts it`(status: Int) async throws {
    let transport = ScriptedTransport(.refusal(status), success)
    let client = try makeClient(transport, authentication: TestAuthentication(token: "one") { _ in nil })
    await #expect(throws: NetworkError.rejected(.init(status: 401))) {
      try await client.send(
        APIRequest<NoContent>(.post, ["a"], isAuthenticated: true, refusalStatuses: [400, 401, 404]))
    }
    #expect(transport.requests.count == 1)
  }

  @Test func `a refusal that names a field is none of the token`() async throws {
    let transport = ScriptedTransport(.refusal(400, fields: #"{"a":{"code":"c","message":"m"}}"#), success)
    let authentication = TestAuthentication(token: "one") { _ in "two" }
    await #expect(throws: NetworkError.self) {
      try await makeClient(transport, authentication: authentication).send(
        APIRequest<NoContent>(.post, ["a"], isAuthenticated: true, refusalStatuses: [400]))
    }
    #expect(authentication.refused == [])
  }

  @Test func `an error of the renewal is thrown`() async throws {
    let transport = ScriptedTransport(refusal, success)
    let authentication = TestAuthentication(token: "one") { _ throws(NetworkError) in throw .unreachable }
    let client = try makeClient(transport, authentication: authentication)
    await #expect(throws: NetworkError.unreachable) { try await client.send(authenticated) }
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [400, 403, 404, 500, 503])
  func `no other status asks for a new token`(status: Int) async throws {
    let transport = ScriptedTransport(.refusal(status), success)
    let authentication = TestAuthentication(token: "one") { _ in "two" }
    let client = try makeClient(transport, authentication: authentication)
    await #expect(throws: NetworkError.rejected(.init(status: status, message: "No."))) {
      try await client.send(authenticated)
    }
    #expect(authentication.refused == [])
  }

  @Test(arguments: [(true, String?.none), (false, "one")])
  func `a 401 to a request without a token isn't renewed`(isAuthenticated: Bool, token: String?) async throws
  {
    let transport = ScriptedTransport(refusal, success)
    let authentication = TestAuthentication(token: token) { _ in "two" }
    let client = try makeClient(transport, authentication: authentication)
    await #expect(throws: NetworkError.self) {
      try await client.send(APIRequest<NoContent>(.get, ["a"], isAuthenticated: isAuthenticated))
    }
    #expect(authentication.refused == [])
    #expect(transport.requests.count == 1)
  }
}

extension ScriptedTransport {
  fileprivate var authorizations: [String?] {
    requests.map { $0.headers["Authorization"] }
  }
}
