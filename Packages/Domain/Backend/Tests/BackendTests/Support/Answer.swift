import Foundation
import Networking
import Testing

@testable import Backend

/// An answer whose body has been read.
struct Answer: Equatable {
  let status: Int
  /// Nil when there is none.
  let body: JSONValue?

  init(_ response: HTTPResponse) throws {
    status = response.status
    body = response.body.isEmpty ? nil : try JSONParser.parse(response.body)
    #expect(response.headers["Content-Type"] == (status == 204 ? nil : "application/json"))
  }

  init(status: Int, _ body: String?) throws {
    self.status = status
    self.body = try body.map { try JSONParser.parse($0.utf8) }
  }

  subscript(name: String) -> JSONValue? {
    body?[name]
  }
}

extension JSONValue {
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  var names: Set<String>? {
    guard case .object(let members) = self else { return nil }
    return Set(members.keys)
  }
}

extension Answer {
  static func refusal(_ status: Int, _ message: String, _ data: String = "{}") throws -> Answer {
    try Answer(status: status, #"{"status":\#(status),"message":"\#(message)","data":\#(data)}"#)
  }

  static var notFound: Answer {
    get throws { try refusal(404, "The requested resource wasn't found.") }
  }
}

extension Answer {
  init(refusal: Refusal) {
    status = refusal.status
    body = .object([
      "status": .number("\(refusal.status)"), "message": .string(refusal.message),
      "data": .object(refusal.data.mapValues(JSONValue.init)),
    ])
  }
}

extension JSONValue {
  fileprivate init(_ error: FieldFault) {
    var members: [String: JSONValue] = ["code": .string(error.code), "message": .string(error.message)]
    members["params"] = error.params.map { .object($0.mapValues(JSONValue.init)) }
    self = .object(members)
  }

  private init(_ parameter: FieldFault.Parameter) {
    switch parameter {
    case .number(let number): self = .number("\(number)")
    case .text(let text): self = .string(text)
    }
  }
}
