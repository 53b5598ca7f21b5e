import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `A pause that a server asks for` {
  private let clock = HastyClock()
  private let pauses: RequestedPauses

  init() {
    pauses = RequestedPauses(clock: clock)
  }

  private func retrying(_ transport: ScriptedTransport) -> RetryingTransport {
    RetryingTransport(
      wrapping: transport, pauses: pauses, clock: clock, random: { 0 },
      now: { Date(timeIntervalSince1970: 784_111_770) })  // Sun, 06 Nov 1994 08:49:30 GMT
  }

  private static let asked: [(status: Int, value: String?, seconds: Int)] = [
    (429, "3600", 3600), (503, "3600", 3600), (503, "Sun, 06 Nov 1994 09:49:30 GMT", 3600), (502, "60", 60),
    (503, "0", 0), (503, nil, 0), (503, "soon", 0), (503, "-5", 0), (503, "Sun, 06 Nov 1994 08:00:00 GMT", 0),
    (429, "999999999999", 86_400), (503, "Fri, 31 Dec 9999 23:59:59 GMT", 86_400), (200, "3600", 0),
    (404, "3600", 0),
  ]

  @Test(arguments: asked, [HTTPMethod.get, .post, .patch])
  func `is known after every request, for a day at most`(
    asked: (status: Int, value: String?, seconds: Int), method: HTTPMethod
  ) async throws {
    let transport = ScriptedTransport { _ in
      var answer = HTTPResponse(status: asked.status)
      answer.headers["Retry-After"] = asked.value
      return answer
    }
    let url = try #require(URL(string: "https://a.example/a"))
    _ = try await retrying(transport).send(HTTPRequest(method: method, url: url))
    #expect(pauses.remaining(at: url) == .seconds(asked.seconds))
    #expect(pauses.remaining(at: try #require(URL(string: "https://b.example/a"))) == .zero)
    clock.advance(by: .seconds(asked.seconds) / 2)
    #expect(pauses.remaining(at: url) == .seconds(asked.seconds) / 2)
    clock.advance(by: .seconds(asked.seconds))
    #expect(pauses.remaining(at: url) == .zero)
  }

  @Test func `is as long as it was said last`() async throws {
    let transport = ScriptedTransport(
      HTTPResponse(status: 429, headers: ["Retry-After": "3600"]),
      HTTPResponse(status: 503, headers: ["Retry-After": "60"]))
    for seconds in [3600, 60] {
      _ = try await retrying(transport).send(HTTPRequest.get)
      #expect(pauses.remaining(at: HTTPRequest.get.url) == .seconds(seconds))
    }
  }

  @Test(
    arguments: [
      .success(HTTPResponse(status: 503)), .failure(.unreachable), .failure(.timedOut),
    ] as [Result<HTTPResponse, TransportError>])
  func `keeps other requests from a second try by themselves`(
    outcome: Result<HTTPResponse, TransportError>
  ) async {
    let busy = HTTPResponse(status: 429, headers: ["Retry-After": "3600"])
    let transport = ScriptedTransport([.success(busy), outcome, .success(HTTPResponse(status: 200))])
    let retrying = retrying(transport)
    _ = try? await retrying.send(HTTPRequest.get)
    let result = await Result.of { () async throws(TransportError) in
      try await retrying.send(HTTPRequest.get)
    }
    #expect(result == outcome)
    #expect(transport.requests.count == 2)
    #expect(clock.waits.isEmpty)
  }
}
