import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request, the good response to it, and what a fault needs to spoil it.
struct FaultyExchange {
  let request: HTTPRequest
  let original: HTTPResponse
  /// The value of the fault's parameter.
  let value: String
  let now: Date

  var number: Int { Int(value) ?? 0 }

  /// The original, or another one when that has no body that could be spoilt.
  var response: HTTPResponse {
    guard original.body.count < 8 else { return original }
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"],
      body: Data(#"{"message":"Something to be spoilt."}"#.utf8))
  }

  var answer: Data { response.serialized() }
  var body: Data { response.body }
  var firstHalf: Data { body.prefix(body.count / 2) }
  var secondHalf: Data { body.dropFirst(body.count / 2) }

  /// The status line and the headers with another length.
  func head(_ framing: HTTPHeaders) -> String { response.head(framing: framing) }

  /// The status line and the headers with the right length.
  var head: String { head(["Content-Length": "\(body.count)"]) }

  /// The first half of the headers; it ends in the middle of a line.
  var firstHalfOfHead: Data { Data(head.utf8.prefix(head.utf8.count / 2)) }

  /// The response with another body, or with other fields.
  func changed(body: Data? = nil, _ changes: (String, String?)...) -> [Reply.Step] {
    var changed = response
    if let body { changed.body = body }
    for (name, value) in changes { changed.headers[name] = value }
    return [.bytes(changed.serialized())]
  }

  /// A refusal in the shape that the app's server gives it.
  func refusal(_ status: Int, _ headers: HTTPHeaders = [:]) -> [Reply.Step] {
    var fields = headers
    fields.add("Content-Type", "application/json")
    let body = Data(#"{"data":{},"message":"A fault that was asked for.","status":\#(status)}"#.utf8)
    return [.bytes(HTTPResponse(status: status, headers: fields, body: body).serialized())]
  }

  func redirect(_ status: Int, to location: String?) -> [Reply.Step] {
    var response = HTTPResponse(status: status)
    response.headers["Location"] = location
    return [.bytes(response.serialized())]
  }
}
