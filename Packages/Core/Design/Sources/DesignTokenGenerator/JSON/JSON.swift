/// A JSON value whose objects keep the order in which they were written.
enum JSON: Equatable {
  case object([Member])
  case array([JSON])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  struct Member: Equatable {
    let name: String
    let value: JSON
  }

  /// What kind of value it is, for messages.
  var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a boolean"
    case .null: "null"
    }
  }
}

extension [JSON.Member] {
  subscript(name: String) -> JSON? {
    first { $0.name == name }?.value
  }
}
