import Foundation
import Networking
import Testing

@testable import Backend

@Suite struct `A request` {
  let client = EmbeddedBackend.empty().guest

  @Test func `a backend says that it works`() async throws {
    let expected = try Answer(status: 200, #"{"code":200,"message":"API is healthy.","data":{}}"#)
    #expect(try await client.send(.get, "/api/health") == expected)
  }

  @Test func `HEAD is GET without the body`() async throws {
    let url = try #require(URL(string: "http://embedded.invalid/api/health"))
    let response = try await client.backend.send(HTTPRequest(method: .head, url: url))
    #expect(response.status == 200)
    #expect(response.body.isEmpty)
  }

  @Test(arguments: ["http://embedded.invalid", "https://other.example:8090", "http://user:secret@x.example"])
  func `the host doesn't matter`(base: String) async throws {
    let url = try #require(URL(string: base + "/api/health?x=1#y"))
    #expect(try await client.backend.send(HTTPRequest(method: .get, url: url)).status == 200)
  }

  @Test(
    arguments: [
      (.get, "/"), (.get, "/api/nope"), (.get, "/api/collections/nope/records"), (.post, "/api/health"),
      (.put, "/api/collections/users/records/abcdefghijklmno"),
      (.get, "/api/collections/users/auth-with-password"),
      (.get, "/api/collections/users/records/'%20OR%201=1%20--"),
    ] as [(HTTPMethod, String)])
  func `what isn't served isn't found`(method: HTTPMethod, path: String) async throws {
    #expect(try await client.send(method, path) == .notFound)
  }

  static let paths = [
    ("/api/collections/users/auth-with-password", "An error occurred while loading the submitted data."),
    ("/api/collections/users/request-password-reset", "An error occurred while loading the submitted data."),
    ("/api/collections/users/records", "Something went wrong while processing your request."),
    ("/api/collections/preferences/records", "Something went wrong while processing your request."),
  ]
  static let deep = String(repeating: "[", count: 50_000)

  @Test(
    arguments: paths,
    [
      "{junk", "[1]", #""text""#, "1", deep, #"{"a":1,"a":2}"#, #"{"identity":"\ud800"}"#,
      #"{"email":1e999}"#,
      #"{"a":\#(deep)}"#, "{} {}", "identity=a&password=b",
    ])
  func `a body that isn't a JSON object is refused`(path: (String, String), body: String) async throws {
    let expected = try Answer.refusal(400, path.1)
    #expect(try await client.send(.post, path.0, body) == expected)
  }

  @Test(arguments: paths)
  func `a body that isn't UTF-8 is refused`(path: String, message: String) async throws {
    let bytes = Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
    #expect(try await client.send(.post, path, bytes: bytes) == .refusal(400, message))
  }

  @Test(arguments: paths.map(\.0))
  func `a body that is too large is refused`(path: String) async throws {
    let bytes = Data(repeating: 0x20, count: RequestBody.limit + 1)
    #expect(try await client.send(.post, path, bytes: bytes) == .refusal(413, "Request entity too large."))
  }

  @Test(
    arguments: paths.map(\.0), ["text/plain", "application/jsonp", "application/x-www-form-urlencoded", ""])
  func `a body of another type is refused`(path: String, type: String) async throws {
    let answer = try await client.send(.post, path, "{}", type: type)
    #expect(try answer == .refusal(400, "Unsupported Content-Type."))
  }

  @Test func `the type of a body may name its charset`() async throws {
    let answer = try await client.send(
      .post, "/api/collections/users/request-password-reset", #"{"email":"a@x.example"}"#,
      type: "Application/JSON; charset=utf-8")
    #expect(answer.status == 204)
  }

  @Test(arguments: ["", "null", "{}"])
  func `no body is a body without fields`(body: String) async throws {
    let answer = try await client.send(.post, "/api/collections/users/request-password-reset", body)
    #expect(answer["data"]?["email"]?["code"]?.text == "validation_required")
  }

  @Test func `a task that was cancelled gets no answer`() async throws {
    let backend = client.backend
    let url = try #require(URL(string: "http://embedded.invalid/api/health"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await backend.send(HTTPRequest(method: .get, url: url))
    }
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }
}
