import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Cancellation` {
  private static let results: [Result<HTTPResponse, TransportError>] = [
    .success(HTTPResponse(status: 204)), .failure(.unreachable),
  ]

  @Test func `a task cancelled before sends nothing`() async throws {
    let transport = ScriptedTransport(HTTPResponse(status: 204))
    let client = try makeClient(transport)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await send(through: client)
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: results)
  func `a task cancelled meanwhile is told so, whatever came back`(
    result: Result<HTTPResponse, TransportError>
  ) async throws {
    let client = try makeClient(
      ScriptedTransport { _ throws(TransportError) in
        withUnsafeCurrentTask { $0?.cancel() }
        return try result.get()
      })
    let task = Task { try await send(through: client) }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
  }

  @Test func `a task cancelled during the renewal doesn't repeat the request`() async throws {
    let transport = ScriptedTransport(.refusal(401), HTTPResponse(status: 204))
    let authentication = TestAuthentication(token: "one") { _ in
      withUnsafeCurrentTask { $0?.cancel() }
      return "two"
    }
    let client = try makeClient(transport, authentication: authentication)
    let task = Task { try await send(through: client) }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(transport.requests.count == 1)
  }

  private func send(through client: APIClient) async throws {
    _ = try await client.send(APIRequest<NoContent>(.get, ["a"], isAuthenticated: true))
  }
}
