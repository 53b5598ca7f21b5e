extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// A whole number.
  public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// A list.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  /// Named values; of equal names the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
