import TrellisKit

extension JSONValue {
  /// Whether a value keeps to a keyword of JSON Schema that looks at nothing inside it. A keyword for another type is
  /// kept.
  func satisfies(_ keyword: String, _ argument: JSONValue) throws -> Bool {
    switch keyword {
    case "type": argument.string.map(isOf(type:)) ?? false
    case "const": self == argument
    case "enum": argument.array?.contains(self) ?? false
    case "required":
      object.map { members in (argument.array ?? []).allSatisfy { members[$0.string ?? ""] != nil } } ?? true
    case "pattern": try string.map { try $0.contains(Regex(argument.string ?? "")) } ?? true
    case "minLength": limit(length, argument, by: >=)
    case "maxLength": limit(length, argument, by: <=)
    case "maxItems": limit(array.map { Double($0.count) }, argument, by: <=)
    case "minimum": limit(number, argument, by: >=)
    case "maximum": limit(number, argument, by: <=)
    default: throw Schema.UnknownKeyword(keyword: keyword)
    }
  }

  private var length: Double? {
    string.map { Double($0.unicodeScalars.count) }
  }

  private func limit(_ value: Double?, _ limit: JSONValue, by isWithin: (Double, Double) -> Bool) -> Bool {
    guard let value else { return true }
    return limit.number.map { isWithin(value, $0) } ?? false
  }

  private func isOf(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number.rounded() == number)
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
