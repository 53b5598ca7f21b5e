import Foundation
import Networking
import TrellisKit

/// The description of the wire API that lies beside Services.
struct OpenAPIDocument: Sendable {
  let root: JSONValue

  static let wireAPI = Result {
    let file = Repository.root.appending(path: "Packages/Domain/Services/openapi.json")
    return OpenAPIDocument(root: try JSONValue(parsing: Data(contentsOf: file)))
  }

  /// What a reference such as `#/components/schemas/User` leads to; anything else is what it is.
  func resolved(_ value: JSONValue) throws -> JSONValue {
    guard let reference = value["$ref"]?.string else { return value }
    guard reference.hasPrefix("#/") else { throw Unresolvable(reference: reference) }
    let names = reference.dropFirst(2).split(separator: "/").map {
      $0.replacing("~1", with: "/").replacing("~0", with: "~")
    }
    guard let target = names.reduce(root as JSONValue?, { $0?[String($1)] }) else {
      throw Unresolvable(reference: reference)
    }
    return try resolved(target)
  }

  struct Unresolvable: Error {
    let reference: String
  }
}

extension OpenAPIDocument {
  /// All operations, in the order of their ids.
  var operations: [Operation] {
    (root["paths"]?.object ?? [:]).flatMap { path, item in
      HTTPMethod.allCases.compactMap { method in
        item[method.rawValue.lowercased()].map { Operation(method: method, path: path, description: $0) }
      }
    }
    .sorted { $0.id < $1.id }
  }

  /// The operation that a request asks for.
  func operation(_ method: HTTPMethod, path: String) -> Operation? {
    operations.first { $0.method == method && $0.serves(path) }
  }

  struct Operation: Sendable {
    let method: HTTPMethod
    let path: String
    let description: JSONValue

    var id: String { description["operationId"]?.string ?? "" }
    var statuses: [Int] { (description["responses"]?.object?.keys).map { $0.compactMap { Int($0) } } ?? [] }

    func serves(_ path: String) -> Bool {
      let segments = path.split(separator: "/", omittingEmptySubsequences: false)
      let template = self.path.split(separator: "/", omittingEmptySubsequences: false)
      return segments.count == template.count
        && zip(segments, template).allSatisfy { $0 == $1 || ($1.hasPrefix("{") && !$0.isEmpty) }
    }
  }
}

extension OpenAPIDocument {
  /// What is wrong with the body of an answer; nothing is wrong with one that is just as described.
  func faults(ofAnswer status: Int, _ body: JSONValue?, to operation: Operation) throws -> [String] {
    guard let response = operation.description["responses"]?["\(status)"] else {
      return ["\(operation.id) describes no answer with status \(status)"]
    }
    return try faults(of: body, content: resolved(response)["content"])
  }

  /// What is wrong with the body of a request.
  func faults(ofRequest body: JSONValue?, to operation: Operation) throws -> [String] {
    try faults(of: body, content: operation.description["requestBody"]?["content"])
  }

  private func faults(of body: JSONValue?, content: JSONValue?) throws -> [String] {
    switch (body, content?["application/json"]?["schema"]) {
    case (nil, nil): []
    case (nil, .some): ["there is no body"]
    case (.some, nil): ["there should be no body"]
    case (let body?, let schema?): try Schema(schema, in: self).faults(of: body)
    }
  }
}
