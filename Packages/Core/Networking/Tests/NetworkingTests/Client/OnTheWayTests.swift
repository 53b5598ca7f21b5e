import Foundation
import Networking
import NetworkingTestSupport
import Testing

/// What answers in the place of the API: gateways, and networks that want a person to sign in.
@Suite struct `Something between the app and the server` {
  private static func response(_ status: Int, _ type: String?, _ body: String) -> HTTPResponse {
    var response = HTTPResponse(status: status, body: Data(body.utf8))
    response.headers["Content-Type"] = type
    return response
  }

  private static let foreignRefusals: [(type: String?, body: String)] = [
    ("text/html", "<html>403 Forbidden</html>"), ("text/plain", "Forbidden"), (nil, ""), ("text/html", ""),
    ("application/json", ""), ("application/json", #"{"message":"Forbidden"}"#),
    ("application/problem+json", #"{"title":"Forbidden","status":403}"#),
    ("text/html", #"{"data":{},"message":"No.","status":403}"#),
  ]

  @Test(arguments: [400, 401, 403, 404, 405, 407, 413, 422, 451], foreignRefusals)
  func `refuses in no shape of the API's, and renews no token`(
    status: Int, answer: (type: String?, body: String)
  ) async throws {
    let transport = ScriptedTransport(
      Self.response(status, answer.type, answer.body.replacing("403", with: "\(status)")))
    let authentication = TestAuthentication(token: "one") { _ in "two" }
    let client = try makeClient(transport, authentication: authentication)
    let request = APIRequest<NoContent>(
      .get, ["a"], isAuthenticated: true, refusalStatuses: [status])
    await #expect(throws: NetworkError.refusedOnTheWay(status: status)) { try await client.send(request) }
    #expect(authentication.refused.isEmpty)
  }

  @Test(arguments: [408, 425, 429, 500, 502, 503, 504], foreignRefusals)
  func `may say that it isn't possible now`(
    status: Int, answer: (type: String?, body: String)
  ) async throws {
    var response = Self.response(status, answer.type, answer.body)
    response.headers["Retry-After"] = "7"
    let client = try makeClient(ScriptedTransport(response))
    let rejection = ServerRejection(status: status, retryAfter: .seconds(7))
    await #expect(throws: NetworkError.rejected(rejection)) {
      try await client.send(APIRequest<NoContent>(.get, ["a"]))
    }
  }

  private static let portals: [HTTPResponse] =
    [
      .webPage(), .webPage(status: 203), .webPage(status: 511), HTTPResponse(status: 511),
      .json(#"{"message":"Sign in to the network."}"#, status: 511),
      response(200, "text/html", "\u{FEFF}\r\n <HTML><meta http-equiv=refresh content='0;url=/'>"),
      response(200, "application/xhtml+xml", "<?xml version='1.0'?><html/>"),
      response(200, nil, "<!DOCTYPE html><p>Welcome"), response(200, "TEXT/HTML", "<!-- x --><script>"),
    ]
    + [301, 302, 303, 307, 308].flatMap { status in
      ["https://portal.example/", "http://portal.example/a?b", "//10.0.0.1/", "https://host:8443/"].map {
        HTTPResponse(status: status, headers: ["Location": $0])
      }
    }

  @Test(arguments: portals, [HTTPMethod.get, .post, .patch, .delete])
  func `is told as a captive portal, whatever was asked for`(
    answer: HTTPResponse, method: HTTPMethod
  ) async throws {
    let client = try makeClient(ScriptedTransport(answer))
    await #expect(throws: NetworkError.captivePortal) {
      try await client.send(APIRequest<NoContent>(method, ["a"]))
    }
    await #expect(throws: NetworkError.captivePortal) {
      try await makeClient(ScriptedTransport(answer)).send(APIRequest<Article>(method, ["a"]))
    }
  }

  private static let unclear: [HTTPResponse] = [
    response(200, "text/plain", "OK"), response(200, "text/html", #"{"title":"T"}"#),
    response(200, "application/xml", "<html/>"), response(200, nil, "hello"), .json("<html>"),
    response(200, "text/html", "  "), HTTPResponse(status: 302),
    HTTPResponse(status: 307, headers: ["Location": "/elsewhere"]),
    HTTPResponse(status: 302, headers: ["Location": "ftp://portal.example/"]),
    HTTPResponse(status: 304),
  ]

  @Test(arguments: unclear)
  func `is no captive portal where it only can't be read`(answer: HTTPResponse) async throws {
    for method in [HTTPMethod.get, .delete] {
      await #expect(throws: NetworkError.unreadableResponse) {
        try await makeClient(ScriptedTransport(answer)).send(APIRequest<NoContent>(method, ["a"]))
      }
    }
  }

  @Test(arguments: [301, 308])
  func `is no captive portal where the server itself wants TLS`(status: Int) async throws {
    let answer = HTTPResponse(status: status, headers: ["Location": "https://host/a"])
    let client = try APIClient(
      baseURL: #require(URL(string: "http://host")), transport: ScriptedTransport(answer))
    await #expect(throws: NetworkError.unreadableResponse) {
      try await client.send(APIRequest<NoContent>(.post, ["a"]))
    }
  }

  @Test func `is followed to its page`() async throws {
    let transport = ScriptedTransport(.redirect(302, to: "http://portal.example/"), .webPage())
    let client = try APIClient(
      baseURL: #require(URL(string: "http://host")), transport: RedirectingTransport(wrapping: transport))
    await #expect(throws: NetworkError.captivePortal) {
      try await client.send(APIRequest<Article>(.get, ["a"]))
    }
    #expect(transport.requests.count == 2)
  }
}
