import Foundation
import TrellisKit

extension JSONValue {
  init(parsing data: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  init(parsing text: String) throws {
    try self.init(parsing: Data(text.utf8))
  }
}

extension JSONValue {
  /// The member of an object; nil when there is none.
  subscript(name: String) -> JSONValue? { object?[name] }

  /// What is found on a way of names, such as `record.id`.
  func value(at path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self as JSONValue?) { $0?[String($1)] }
  }

  var object: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var bool: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }
}
