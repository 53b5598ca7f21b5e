import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fields that a request came with.
struct RequestBody {
  /// How many bytes a request may have: no field here is longer than 500 characters.
  static let limit = 256 << 10

  private let fields: [String: JSONValue]

  /// Reads the body of a request. An empty one is like `{}`.
  ///
  /// - Parameters:
  ///   - refusal: the answer when the body isn't a JSON object.
  ///   - acceptsNull: whether `null` is like `{}` too.
  init(_ request: HTTPRequest, otherwise refusal: Refusal, acceptsNull: Bool = true) throws(Refusal) {
    guard let body = request.body, !body.isEmpty else {
      fields = [:]
      return
    }
    guard body.count <= Self.limit else { throw .tooLarge }
    guard request.hasJSONType else { throw .unsupportedType }
    switch try? JSONParser.parse(body) {
    case .object(let fields): self.fields = fields
    case .null where acceptsNull: fields = [:]
    default: throw refusal
    }
  }

  subscript(name: String) -> JSONValue? {
    fields[name]
  }

  /// A field of a form, which must be a string where it is sent.
  func string(_ name: String) throws(Refusal) -> String {
    switch fields[name] {
    case .string(let text): text
    case nil, .null: ""
    default: throw .unreadable
    }
  }
}

extension RequestBody: CustomStringConvertible, CustomReflectable {
  /// The fields' names; a value can be a password.
  var description: String { "RequestBody(\(fields.keys.sorted()))" }

  /// The fields' names; a value can be a password.
  var customMirror: Mirror { Mirror(self, children: ["fields": fields.keys.sorted()]) }
}

extension HTTPRequest {
  fileprivate var hasJSONType: Bool {
    let type = headers["Content-Type"]?.prefix { $0 != ";" && $0 != " " }
    return type?.lowercased() == "application/json"
  }
}
