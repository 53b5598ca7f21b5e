import TrellisKit

/// As much of JSON Schema (draft 2020-12, as in OpenAPI 3.1) as the description of the wire API needs. A keyword that
/// isn't known here is an error: it would check nothing.
struct Schema {
  private let schema: JSONValue
  private let document: OpenAPIDocument

  init(_ schema: JSONValue, in document: OpenAPIDocument) {
    self.schema = schema
    self.document = document
  }

  struct UnknownKeyword: Error, Equatable {
    let keyword: String
  }

  /// What is wrong with a value, with the place of each fault.
  func faults(of value: JSONValue, at path: String = "$") throws -> [String] {
    var faults: [String] = []
    for (keyword, argument) in (schema.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      switch keyword {
      case "$ref": faults += try Schema(document.resolved(schema), in: document).faults(of: value, at: path)
      case "properties": faults += try memberFaults(of: value, argument, path)
      case "additionalProperties": faults += try otherMemberFaults(of: value, argument, path)
      case "items": faults += try elementFaults(of: value, argument, path)
      case "description", "format", "default": break
      default:
        if try !value.satisfies(keyword, argument) { faults.append("\(path) breaks \(keyword) \(argument)") }
      }
    }
    return faults
  }

  private func memberFaults(of value: JSONValue, _ properties: JSONValue, _ path: String) throws -> [String] {
    try (properties.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, schema in
      try value[name].map { try Schema(schema, in: document).faults(of: $0, at: "\(path).\(name)") } ?? []
    }
  }

  private func otherMemberFaults(of value: JSONValue, _ rule: JSONValue, _ path: String) throws -> [String] {
    let others = (value.object ?? [:]).filter { schema["properties"]?[$0.key] == nil }
    return try others.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
      switch rule {
      case .bool(true): []
      case .bool(false): ["\(path).\(name) is not described"]
      default: try Schema(rule, in: document).faults(of: member, at: "\(path).\(name)")
      }
    }
  }

  private func elementFaults(of value: JSONValue, _ schema: JSONValue, _ path: String) throws -> [String] {
    try (value.array ?? []).enumerated().flatMap { index, element in
      try Schema(schema, in: document).faults(of: element, at: "\(path)[\(index)]")
    }
  }
}
