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
    "", "null", "[]", "1", "{}", #"{"message":"a"}"#, #"{"status":422,"message":"a"}"#,
    #"{"status":422,"data":{}}"#, #"{"message":"a","data":{}}"#, #"{"status":"422","message":"a","data":{}}"#,
    #"{"status":422,"message":1,"data":{}}"#, #"{"status":422,"message":null,"data":{}}"#,
    #"{"status":422,"message":"a","data":[]}"#, #"{"status":422,"message":"a","data":"x"}"#,
    #"{"status":403,"message":"a","data":{}}"#, #"{"code":422,"message":"a","data":{}}"#,
    #"{"status":422,"message":"a","data":{}} trailing"#, #"{"status":422,"message":"a","data":{}"#,
    #"{"status":422,"message":"\ud800","data":{}}"#, "<html>gone</html>", #"{"message":"Forbidden"}"#,
    #"{"type":"about:blank","title":"Not here","status":422,"detail":"By the gateway."}"#,
    #"{"errors":{"name":["Taken."]}}"#, #"{"Message":"denied","RequestId":"1"}"#,
  ])
  func `a body of another shape is not the API's`(body: String) async throws {
    let client = try makeClient(ScriptedTransport(.json(body, status: 422)))
    await #expect(throws: NetworkError.refusedOnTheWay(status: 422)) {
      try await client.send(APIRequest<NoContent>(.get, ["a"]))
    }
  }

  @Test(arguments: [#"{"f":1}"#, #"{"f":{}}"#, #"{"f":{"0":{"code":"c","message":"m"}}}"#, #"{"f":null}"#])
  func `a field of another shape is left out`(fields: String) async throws {
    let read = try await rejection(.refusal(422, message: "a", fields: fields))
    #expect(read == ServerRejection(status: 422, message: "a"))
  }

  @Test(arguments: [10, 400, 20_000])
  func `deep nesting does no harm`(depth: Int) async throws {
    for (open, close) in [("[", "]"), (#"{"data":"#, "}")] {
      let nested = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      let read = try await rejection(.refusal(500, message: "a", fields: nested))
      #expect(read.status == 500)
      #expect(read.fields.isEmpty)
    }
  }

  @Test func `a field with only a code or a message is kept`() async throws {
    let fields = #"{"a":{"code":"c","message":1},"b":{"message":"m"},"a":{"code":"later"}}"#
    let expected = ["a": FieldError(code: "c", message: ""), "b": FieldError(code: "", message: "m")]
    #expect(try await rejection(.refusal(400, fields: fields)).fields == expected)
  }

  @Test func `texts and the number of fields are bounded`() async throws {
    let long = String(repeating: "e\u{301}", count: 400)
    let field = #"{"code":"\#(long)","message":"\#(long)"}"#
    let many = (0..<60).map { #""f\#($0)":{"code":"c"}"# }.joined(separator: ",")
    let read = try await rejection(
      .refusal(400, message: long, fields: #"{"\#(long)":\#(field)}"#))
    #expect(read.message.unicodeScalars.count == 300)
    #expect(read.message.hasSuffix("…"))
    let (name, error) = try #require(read.fields.first)
    #expect(name.unicodeScalars.count == 100)
    #expect(error.code.unicodeScalars.count == 100)
    #expect(error.message.unicodeScalars.count == 300)
    #expect(try await rejection(.refusal(400, fields: "{\(many)}")).fields.count == 50)
  }

  @Test func `a huge body isn't read`() async throws {
    let fields = #"{"x":"\#(String(repeating: "y", count: 70_000))"}"#
    #expect(try await rejection(.refusal(500, fields: fields)) == ServerRejection(status: 500))
  }

  @Test func `bytes that aren't UTF-8 aren't read`() async throws {
    let body = Data(#"{"message":"a"#.utf8) + [0xC0, 0x80, 0xFF] + Data(#""}"#.utf8)
    let response = HTTPResponse(status: 500, headers: ["Content-Type": "application/json"], body: body)
    #expect(try await rejection(response) == ServerRejection(status: 500))
  }

  @Test(arguments: ["text/html", "text/plain", "application/json; charset=utf-16", ""])
  func `another content type isn't read`(type: String) async throws {
    var response = HTTPResponse.refusal(502)
    response.headers["Content-Type"] = type
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
