/// JSON from outside, as it was sent.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The number as it was written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// As a text field takes it: numbers and truth values in words, and nothing for what isn't a single value.
  var text: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: ""
    }
  }

  /// As a yes-or-no field takes it.
  var flag: Bool {
    switch self {
    case .bool(let flag): flag
    case .number(let number): Double(number) != 0
    case .string(let text): ["1", "t", "T", "true", "True", "TRUE"].contains(text)
    case .null, .array, .object: false
    }
  }
}
