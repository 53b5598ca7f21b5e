import Foundation

/// JSON as it was sent.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(parsing data: Data) throws {
    self = try JSONDecoder().decode(JSON.self, from: data)
  }

  init(parsing text: String) throws {
    try self.init(parsing: Data(text.utf8))
  }
}

extension JSON: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }
}

extension JSON {
  /// The member of an object; nil when there is none.
  subscript(name: String) -> JSON? { object?[name] }

  /// What is found on a way of names, such as `record.id`.
  func value(at path: String) -> JSON? {
    path.split(separator: ".").reduce(self as JSON?) { $0?[String($1)] }
  }

  var object: [String: JSON]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  var array: [JSON]? {
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
