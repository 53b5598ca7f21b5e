import Foundation
import Networking
import Testing
import TrellisKit

/// Somebody who is signed in to a server.
struct Person {
  let id: String
  let record: JSONValue
  private let token: String
  private let server: ContractServer

  /// Signs in with the demo account.
  static func demo(on server: ContractServer) async throws -> Person {
    var request = HTTPRequest(
      method: .post, url: server.url.appending(path: "api/collections/users/auth-with-password"))
    request.headers["Content-Type"] = "application/json"
    request.body = Data(#"{"identity":"demo@app.example","password":"demo-account"}"#.utf8)
    let session = try JSONValue(parsing: await server.transport.send(request).body)
    let record = try #require(session["record"])
    return Person(
      id: try #require(record["id"]?.string), record: record, token: try #require(session["token"]?.string),
      server: server)
  }

  func change(_ fields: String) async throws {
    #expect(try await send(.patch, fields).status == 200)
  }

  func leave() async throws {
    #expect(try await send(.delete).status == 204)
  }

  private func send(_ method: HTTPMethod, _ body: String? = nil) async throws -> HTTPResponse {
    var request = HTTPRequest(
      method: method, url: server.url.appending(path: "api/collections/users/records/\(id)"))
    request.headers["Authorization"] = "Bearer \(token)"
    request.headers["Content-Type"] = body == nil ? nil : "application/json"
    request.body = body.map { Data($0.utf8) }
    return try await server.transport.send(request)
  }
}
