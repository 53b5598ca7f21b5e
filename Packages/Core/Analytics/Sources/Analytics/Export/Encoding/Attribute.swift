/// `KeyValue` of `opentelemetry/proto/common/v1/common.proto`, with the values that events have.
struct Attribute: Equatable {
  var key: String
  var value: AnalyticsValue
}

extension Attribute: Codable {
  private enum Key: CodingKey {
    case key, value
  }

  private enum Kind: CodingKey {
    case stringValue, intValue, doubleValue, boolValue
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    key = try container.decode(String.self, forKey: .key)
    value = try Self.value(in: container.nestedContainer(keyedBy: Kind.self, forKey: .value))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(key, forKey: .key)
    var kind = container.nestedContainer(keyedBy: Kind.self, forKey: .value)
    switch value {
    case .string(let value): try kind.encode(value, forKey: .stringValue)
    case .integer(let value): try kind.encode(String(value), forKey: .intValue)
    case .double(let value): try kind.encode(value, forKey: .doubleValue)
    case .bool(let value): try kind.encode(value, forKey: .boolValue)
    }
  }

  private static func value(in container: KeyedDecodingContainer<Kind>) throws -> AnalyticsValue {
    switch container.allKeys.first {
    case .stringValue: return .string(try container.decode(String.self, forKey: .stringValue))
    case .doubleValue: return .double(try container.decode(Double.self, forKey: .doubleValue))
    case .boolValue: return .bool(try container.decode(Bool.self, forKey: .boolValue))
    case .intValue:
      if let value = Int(try container.decode(String.self, forKey: .intValue)) { return .integer(value) }
    case nil: break
    }
    throw DecodingError.dataCorrupted(
      .init(codingPath: container.codingPath, debugDescription: "no value that events have"))
  }
}
