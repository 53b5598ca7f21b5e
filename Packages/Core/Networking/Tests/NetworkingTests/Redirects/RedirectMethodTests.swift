import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `A redirect at the same origin` {
  struct Case: Sendable, CustomTestStringConvertible {
    let status: Int
    let method: HTTPMethod
    let following: HTTPMethod
    var testDescription: String { "\(status) to \(method.rawValue)" }
  }

  static let cases: [Case] = [301, 302, 303, 307, 308].flatMap { status in
    HTTPMethod.allCases.map { method in
      let becomesGet = status == 303 ? method != .head : status <= 302 && method == .post
      return Case(status: status, method: method, following: becomesGet ? .get : method)
    }
  }

  @Test(arguments: cases)
  func `keeps method and body, or becomes a GET without one`(row: Case) async throws {
    let transport = ScriptedTransport(.redirect(row.status, to: "/b"), HTTPResponse(status: 204))
    let request = try HTTPRequest.to(
      "https://a.example/a", row.method,
      headers: ["Content-Type": "application/json", "Content-Language": "en", "Authorization": "Bearer t"],
      body: "{}")
    let response = try await RedirectingTransport(wrapping: transport).send(request)
    #expect(response.status == 204)
    try #require(transport.requests.count == 2)
    let second = transport.requests[1]
    #expect(second.url.absoluteString == "https://a.example/b")
    #expect(second.method == row.following)
    #expect(second.headers["Authorization"] == "Bearer t")
    let isKept = row.following == row.method && !(row.status == 303 && row.method == .get)
    #expect(second.body == (isKept ? request.body : nil))
    #expect(second.headers["Content-Type"] == (isKept ? "application/json" : nil))
    #expect(second.headers["Content-Language"] == (isKept ? "en" : nil))
  }

  @Test(arguments: [200, 204, 300, 304, 305, 306, 309, 399, 400, 500])
  func `is none of any other status`(status: Int) async throws {
    let transport = ScriptedTransport(.redirect(status, to: "/b"), HTTPResponse(status: 204))
    let response = try await RedirectingTransport(wrapping: transport).send(.to("https://a.example/a"))
    #expect(response.status == status)
    #expect(transport.requests.count == 1)
  }

  @Test func `tells nobody where the request came from, nor what the first resource was`() async throws {
    let transport = ScriptedTransport(.redirect(307, to: "/b"), HTTPResponse(status: 200))
    _ = try await RedirectingTransport(wrapping: transport).send(
      .to(
        "https://a.example/a?secret=1",
        headers: [
          "Referer": "https://a.example/x", "If-None-Match": "\"1\"",
          "If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT", "X-Custom": "kept",
        ]))
    let second = try #require(transport.requests.last)
    #expect(second.headers == ["X-Custom": "kept"])
  }

  @Test func `keeps the account and the limit`() async throws {
    let transport = ScriptedTransport { request throws(TransportError) in
      request.url.path() == "/a" ? .redirect(302, to: "b") : HTTPResponse(status: 200)
    }
    var request = try HTTPRequest.to("https://a.example/a")
    request.account = "ada"
    request.responseSizeLimit = 7
    _ = try await RedirectingTransport(wrapping: transport).send(request)
    #expect(transport.requests.map(\.account) == ["ada", "ada"])
    #expect(transport.requests.map(\.responseSizeLimit) == [7, 7])
  }

  @Test(arguments: [TransportError.unreachable, .timedOut, .insecure, .malformedResponse])
  func `brings the error of a later step`(error: TransportError) async throws {
    let transport = ScriptedTransport([.success(.redirect(302, to: "/b")), .failure(error)])
    await #expect(throws: error) {
      try await RedirectingTransport(wrapping: transport).send(.to("https://a.example/a"))
    }
  }

  @Test func `isn't followed by a task that was cancelled`() async throws {
    let transport = ScriptedTransport { _ throws(TransportError) in
      withUnsafeCurrentTask { $0?.cancel() }
      return .redirect(302, to: "/b")
    }
    let task = Task { try await RedirectingTransport(wrapping: transport).send(.to("https://a.example/a")) }
    await #expect(throws: TransportError.cancelled) { try await task.value }
    #expect(transport.requests.count == 1)
  }
}
