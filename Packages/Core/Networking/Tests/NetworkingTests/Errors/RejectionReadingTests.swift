import Foundation
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Reading refusals` {
  @Test func `PocketBase's field errors are read`() async throws {
    let body = #"""
      {"status":400,"message":"Failed to update record.","data":{
        "name":{"code":"validation_required","message":"Missing required value."},
        "bio":{"code":"validation_max_text_constraint","message":"Must be no more than 500 character(s)."}}}
      """#
    let expected = ServerRejection(
      status: 400, message: "Failed to update record.",
      fields: [
        "name": FieldError(code: "validation_required", message: "Missing required value."),
        "bio": FieldError(
          code: "validation_max_text_constraint", message: "Must be no more than 500 character(s)."),
      ])
    #expect(try await rejection(.json(body, status: 400)) == expected)
  }

  @Test(arguments: [
    (
      #"{"title":"Out of credit.","detail":"Balance is 30, but that costs 50."}"#,
      "Balance is 30, but that costs 50."
    ),
    (#"{"title":"Out of credit.","detail":7}"#, "Out of credit."), (#"{"title":"T","status":200}"#, "T"),
    (#"{"type":"about:blank"}"#, ""),
  ])
  func `problem details are read`(body: String, message: String) async throws {
    let response = HTTPResponse(
      status: 403, headers: ["Content-Type": "application/problem+json"], body: Data(body.utf8))
    #expect(try await rejection(response) == ServerRejection(status: 403, message: message))
  }

  @Test(arguments: [
    ("", ""), ("null", ""), ("[]", ""), ("1", ""), ("{}", ""), (#"{"message":1}"#, ""),
    (#"{"message":null}"#, ""),
    (#"{"message":{"message":"x"}}"#, ""), (#"{"message":"a","data":[]}"#, "a"),
    (#"{"message":"a","data":"x"}"#, "a"),
    (#"{"message":"a","data":{"f":1}}"#, "a"), (#"{"message":"a","data":{"f":{}}}"#, "a"),
    (#"{"message":"a","data":{"f":{"0":{"code":"c","message":"m"}}}}"#, "a"),
    (#"{"message":"a","message":"b"}"#, "a"), (#"{"message":"a"} trailing"#, ""), (#"{"message":"a""#, ""),
    (#"{"message":"\ud800"}"#, ""), (#"{"message":"a","status":200}"#, "a"), ("<html>gone</html>", ""),
  ])
  func `a body of the wrong shape leaves what can be read`(body: String, message: String) async throws {
    #expect(try await rejection(.json(body, status: 422)) == ServerRejection(status: 422, message: message))
  }

  @Test(arguments: [10, 400, 20_000])
  func `deep nesting does no harm`(depth: Int) async throws {
    for (open, close) in [("[", "]"), (#"{"data":"#, "}")] {
      let nested = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      let read = try await rejection(.json(#"{"message":"a","data":\#(nested)}"#, status: 400))
      #expect(read.status == 400)
      #expect(read.fields.isEmpty)
    }
  }

  @Test func `a field with only a code or a message is kept`() async throws {
    let body = #"{"data":{"a":{"code":"c","message":1},"b":{"message":"m"},"a":{"code":"later"}}}"#
    let expected = ["a": FieldError(code: "c", message: ""), "b": FieldError(code: "", message: "m")]
    #expect(try await rejection(.json(body, status: 400)).fields == expected)
  }

  @Test func `texts and the number of fields are bounded`() async throws {
    let long = String(repeating: "e\u{301}", count: 400)
    let field = #"{"code":"\#(long)","message":"\#(long)"}"#
    let many = (0..<60).map { #""f\#($0)":{"code":"c"}"# }.joined(separator: ",")
    let read = try await rejection(
      .json(#"{"message":"\#(long)","data":{"\#(long)":\#(field)}}"#, status: 400))
    #expect(read.message.unicodeScalars.count == 300)
    #expect(read.message.hasSuffix("…"))
    let (name, error) = try #require(read.fields.first)
    #expect(name.unicodeScalars.count == 100)
    #expect(error.code.unicodeScalars.count == 100)
    #expect(error.message.unicodeScalars.count == 300)
    #expect(try await rejection(.json(#"{"data":{\#(many)}}"#, status: 400)).fields.count == 50)
  }

  @Test func `a huge body isn't read`() async throws {
    let body = #"{"message":"a","x":"\#(String(repeating: "y", count: 70_000))"}"#
    #expect(try await rejection(.json(body, status: 500)) == ServerRejection(status: 500))
  }

  @Test func `bytes that aren't UTF-8 aren't read`() async throws {
    let body = Data(#"{"message":"a"#.utf8) + [0xC0, 0x80, 0xFF] + Data(#""}"#.utf8)
    let response = HTTPResponse(status: 400, headers: ["Content-Type": "application/json"], body: body)
    #expect(try await rejection(response) == ServerRejection(status: 400))
  }

  @Test(arguments: ["text/html", "text/plain", "application/json; charset=utf-16", ""])
  func `another content type isn't read`(type: String) async throws {
    let body = Data(#"{"message":"a"}"#.utf8)
    let response = HTTPResponse(status: 502, headers: ["Content-Type": type], body: body)
    #expect(try await rejection(response) == ServerRejection(status: 502))
  }

  private func rejection(_ response: HTTPResponse) async throws -> ServerRejection {
    let client = try makeClient(ScriptedTransport(response), responseSizeLimit: 1 << 20)
    do throws(NetworkError) {
      _ = try await client.send(APIRequest<NoContent>(.get, ["a"]))
    } catch {
      guard case .rejected(let rejection) = error else { throw error }
      return rejection
    }
    throw NotRejected()
  }

  private struct NotRejected: Error {}
}
