/// What a property of an event can hold.
public enum AnalyticsValue: Hashable, Sendable {
  /// Text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number.
  case double(Double)
  /// A truth value.
  case bool(Bool)
}

extension AnalyticsValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension AnalyticsValue: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int) {
    self = .integer(value)
  }
}

extension AnalyticsValue: ExpressibleByFloatLiteral {
  /// Makes a number.
  public init(floatLiteral value: Double) {
    self = .double(value)
  }
}

extension AnalyticsValue: ExpressibleByBooleanLiteral {
  /// Makes a truth value.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension AnalyticsValue: Encodable {
  /// Writes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    }
  }
}
