/// What is wrong with the name of a fault.
public enum FaultError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is no such fault.
  case unknownName(String)
  /// The fault takes no value.
  case needsNoValue(String)
  /// The fault takes another kind of value.
  case invalidValue(String, name: String, expected: String)

  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .unknownName(let name): "there is no fault “\(name)”"
    case .needsNoValue(let name): "the fault “\(name)” takes no value"
    case .invalidValue(let value, let name, let expected):
      "the value of “\(name)” must be \(expected), not “\(value)”"
    }
  }
}
