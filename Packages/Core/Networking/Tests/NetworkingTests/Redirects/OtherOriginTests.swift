import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Another origin` {
  static let secrets: HTTPHeaders = [
    "Authorization": "Bearer secret", "AUTHORIZATION": "Basic secret", "Cookie": "id=secret",
    "Proxy-Authorization": "secret", "X-Api-Key": "secret", "X-Auth-Token": "secret",
    "Anything-At-All": "secret", "Idempotency-Key": "secret", "If-None-Match": "secret", "Origin": "secret",
    "Referer": "https://a.example/secret", "Content-Type": "text/secret",
  ]
  static let harmless: HTTPHeaders = [
    "accept": "application/json", "Accept-Language": "de", "User-Agent": "Trellis", "Range": "bytes=0-1",
  ]

  private var request: HTTPRequest {
    get throws {
      var request = try HTTPRequest.to("https://a.example/a")
      for field in Self.secrets.fields + Self.harmless.fields {
        request.headers.add(field.name, field.value)
      }
      request.account = "ada"
      request.responseSizeLimit = 7
      return request
    }
  }

  @Test(arguments: [
    "https://b.example/", "https://a.example:444/", "https://a.example./", "https://sub.a.example/",
    "https://example/", "//b.example", "https://127.0.0.1/", "https://[::1]/",
  ])
  func `gets only headers known to be harmless`(location: String) async throws {
    let transport = ScriptedTransport(.redirect(302, to: location), HTTPResponse(status: 200))
    _ = try await RedirectingTransport(wrapping: transport).send(request)
    let second = try #require(transport.requests.last)
    #expect(second.headers == Self.harmless)
    #expect(second.account == nil)
    #expect(second.responseSizeLimit == 7)
  }

  @Test func `is also the same host without TLS, on the way to TLS`() async throws {
    let transport = ScriptedTransport(.redirect(301, to: "https://a.example/a"), HTTPResponse(status: 200))
    var request = try request
    request.url = try #require(URL(string: "http://a.example/a"))
    _ = try await RedirectingTransport(wrapping: transport).send(request)
    #expect(transport.requests.last?.headers == Self.harmless)
  }

  @Test(arguments: ["HTTPS://A.Example/b", "https://a.example:443/b", "//A.EXAMPLE:/b", "b", "/b"])
  func `is none that only looks different`(location: String) async throws {
    let transport = ScriptedTransport(.redirect(302, to: location), HTTPResponse(status: 200))
    _ = try await RedirectingTransport(wrapping: transport).send(request)
    #expect(transport.requests.count == 2)
    #expect(transport.requests.last?.headers["Authorization"] == "Bearer secret")
    #expect(transport.requests.last?.headers["X-Api-Key"] == "secret")
  }

  @Test func `takes credentials away for good, also when it leads back`() async throws {
    let transport = ScriptedTransport(
      .redirect(302, to: "https://b.example/"), .redirect(302, to: "https://a.example/again"),
      HTTPResponse(status: 200))
    _ = try await RedirectingTransport(wrapping: transport).send(request)
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer secret", nil, nil])
    #expect(transport.requests.map(\.account) == ["ada", nil, nil])
  }

  @Test(arguments: [301, 302, 303, 307, 308], HTTPMethod.allCases)
  func `gets nothing but reading without a body`(status: Int, method: HTTPMethod) async throws {
    for body in [nil, "password"] {
      let transport = ScriptedTransport(
        .redirect(status, to: "https://b.example/"), HTTPResponse(status: 200))
      let response = try await RedirectingTransport(wrapping: transport)
        .send(.to("https://a.example/a", method, body: body))
      let isFollowed = body == nil && (method == .get || method == .head)
      #expect(response.status == (isFollowed ? 200 : status))
      #expect(transport.requests.map(\.method) == (isFollowed ? [method, method] : [method]))
    }
  }

  @Test func `is nothing that an API's client can be talked into trusting`() async throws {
    let transport = ScriptedTransport(.redirect(303, to: "https://b.example/"), .refusal(401))
    let client = try makeClient(
      RedirectingTransport(wrapping: transport), authentication: TestAuthentication(token: "one"))
    await #expect(throws: NetworkError.captivePortal) {
      try await client.send(APIRequest<NoContent>(.post, ["a"], isAuthenticated: true))
    }
  }
}
