import Foundation
import LoopbackServer
import Networking
import NetworkingTestSupport
import Synchronization
import TestSupport
import Testing

/// Two servers on real sockets, of which the first sends everybody to the second.
@Suite(.bounded) struct `Two origins on loopback` {
  private static let secret = "s3cr3t"
  private static let credentials: HTTPHeaders = [
    "Authorization": "Bearer \(secret)", "Cookie": "session=\(secret)", "X-Api-Key": secret,
    "Proxy-Authorization": "Basic \(secret)", "X-Custom-Token": secret, "Idempotency-Key": secret,
    "Referer": "http://127.0.0.1/\(secret)",
  ]

  private let transport: RedirectingTransport

  init() throws {
    transport = RedirectingTransport(wrapping: try SocketTransport.make(.patient))
  }

  @Test(arguments: [301, 302, 303, 307, 308], HTTPMethod.allCases)
  func `keep every credential from the second`(status: Int, method: HTTPMethod) async throws {
    let second = try HTTPServer(isRecording: true) { _ in Reply(HTTPResponse(status: 204)) }
    let first = try HTTPServer(isRecording: true) { _ in
      Reply(.redirect(status, to: "\(second.url.absoluteString)/elsewhere"))
    }
    for body in [nil, Self.secret] {
      var request = HTTPRequest(
        method: method, url: first.url.appending(path: "here"), headers: Self.credentials,
        body: body.map { Data($0.utf8) })
      request.headers["Accept-Language"] = "de"
      _ = try await transport.send(request)
    }
    #expect(first.received.count == 2)
    #expect(first.received.allSatisfy { $0.headers["Authorization"] == "Bearer \(Self.secret)" })
    #expect(second.received.count == (method == .get || method == .head ? 1 : 0))
    for request in second.received {
      #expect(request.headers["Accept-Language"] == "de")
      #expect(request.body ?? Data() == Data())
      for field in request.headers.fields {
        #expect(!field.value.contains(Self.secret), "\(field.name)")
        #expect(!Self.credentials.fields.map(\.name).contains(field.name))
      }
    }
  }

  @Test func `keep them from the first too, once the second has sent the request back`() async throws {
    let origin = Mutex("")
    let second = try HTTPServer { _ in Reply(.redirect(302, to: origin.withLock { $0 } + "/back")) }
    let first = try HTTPServer(isRecording: true) { request in
      Reply(
        request.url.path() == "/back"
          ? HTTPResponse(status: 204) : .redirect(302, to: second.url.absoluteString))
    }
    origin.withLock { $0 = first.url.absoluteString }
    let request = HTTPRequest(method: .get, url: first.url, headers: Self.credentials)
    #expect(try await transport.send(request).status == 204)
    #expect(first.received.map { $0.headers["Authorization"] } == ["Bearer \(Self.secret)", nil])
  }

  @Test func `keep the token of an API's client from the second, and nobody is signed out by it`()
    async throws
  {
    let second = try HTTPServer(isRecording: true) { _ in Reply(.refusal(401)) }
    let first = try HTTPServer { _ in Reply(.redirect(307, to: second.url.absoluteString)) }
    let authentication = TestAuthentication(token: Self.secret) { _ in nil }
    let client = try APIClient(
      baseURL: first.url, transport: transport, authentication: authentication)
    await #expect(throws: NetworkError.captivePortal) {
      try await client.send(
        APIRequest<NoContent>(.post, ["auth-refresh"], body: ["a": Self.secret], isAuthenticated: true))
    }
    #expect(second.received.isEmpty)
    #expect(authentication.refused.isEmpty)
  }

  @Test func `are never both asked in a circle for ever`() async throws {
    let origin = Mutex("")
    let second = try HTTPServer { _ in Reply(.redirect(302, to: origin.withLock { $0 })) }
    let first = try HTTPServer { _ in Reply(.redirect(302, to: second.url.absoluteString)) }
    origin.withLock { $0 = first.url.absoluteString }
    #expect(try await transport.send(HTTPRequest(method: .get, url: first.url)).status == 302)
    #expect(first.requestCount + second.requestCount <= 3)
  }
}
