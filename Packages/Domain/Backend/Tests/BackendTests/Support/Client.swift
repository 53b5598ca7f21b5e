import Foundation
import Networking
import Testing

@testable import Backend

/// Somebody who uses a backend, signed in or not.
struct Client {
  static let refresh = "/api/collections/users/auth-refresh"

  static func user(_ id: String) -> String { "/api/collections/users/records/\(id)" }

  let backend: EmbeddedBackend
  var token: String?

  func send(
    _ method: HTTPMethod, _ path: String, _ body: String? = nil, type: String = "application/json"
  ) async throws -> Answer {
    try await send(method, path, bytes: body.map { Data($0.utf8) }, type: type)
  }

  func send(
    _ method: HTTPMethod, _ path: String, bytes: Data?, type: String = "application/json"
  ) async throws -> Answer {
    let url = try #require(URL(string: "http://embedded.invalid" + path))
    var request = HTTPRequest(method: method, url: url, body: bytes)
    if bytes != nil { request.headers["Content-Type"] = type }
    request.headers["Authorization"] = token
    return try Answer(await backend.send(request))
  }

  @discardableResult
  func signUp(_ email: String, password: String = "password1", name: String = "") async throws -> Answer {
    try await send(
      .post, "/api/collections/users/records",
      """
      {"email":"\(email)","password":"\(password)","passwordConfirm":"\(password)","name":"\(name)"}
      """)
  }

  func signIn(_ email: String, password: String = "password1") async throws -> Answer {
    try await send(
      .post, "/api/collections/users/auth-with-password",
      #"{"identity":"\#(email)","password":"\#(password)"}"#)
  }

  /// A client who has signed up and in.
  func joined(_ email: String, name: String = "") async throws -> (client: Client, id: String) {
    try await signUp(email, name: name)
    let session = try await signIn(email)
    let client = Client(backend: backend, token: try #require(session["token"]?.text))
    return (client, try #require(session["record"]?["id"]?.text))
  }
}
