import TrellisKit

/// What a configuration says about one rule, already compared with the rule's description.
struct RuleOptions: Sendable, Equatable {
  private let values: [String: RuleOption.Value]

  /// The options of a rule as its description has them.
  init(of description: RuleDescription) {
    values = Dictionary(uniqueKeysWithValues: description.options.map { ($0.name, $0.value) })
  }

  /// Those options with the ones that a configuration changes.
  init(_ changes: [String: JSONValue], over base: RuleOptions) throws(RuleOptionError) {
    var values = base.values
    for (name, change) in changes {
      guard let value = values[name] else { throw RuleOptionError("has no option “\(name)”") }
      values[name] = try Self.value(change, like: value, name)
    }
    self.values = values
  }

  private static func value(
    _ change: JSONValue, like value: RuleOption.Value, _ name: String
  ) throws(RuleOptionError) -> RuleOption.Value {
    switch (value, change) {
    case (.number(_, let allowed), .number(let number)):
      guard let whole = Int(exactly: number), allowed.contains(whole) else {
        throw RuleOptionError(
          "“\(name)” is a whole number from \(allowed.lowerBound) to \(allowed.upperBound)")
      }
      return .number(whole, allowed: allowed)
    case (.flag, .bool(let flag)): return .flag(flag)
    case (.words, .array(let elements)):
      return .words(
        try elements.map { element throws(RuleOptionError) in
          guard case .string(let word) = element else {
            throw RuleOptionError("“\(name)” is a list of texts")
          }
          return word
        })
    case (.number, _): throw RuleOptionError("“\(name)” is a number")
    case (.flag, _): throw RuleOptionError("“\(name)” is true or false")
    case (.words, _): throw RuleOptionError("“\(name)” is a list of texts")
    }
  }

  /// The number of an option. The rule's description must have it.
  func number(_ name: String) -> Int {
    guard case .number(let number, _)? = values[name] else { preconditionFailure("no number “\(name)”") }
    return number
  }

  /// The words of an option. The rule's description must have it.
  func words(_ name: String) -> [String] {
    guard case .words(let words)? = values[name] else { preconditionFailure("no words “\(name)”") }
    return words
  }

  /// Whether an option is set. The rule's description must have it.
  func flag(_ name: String) -> Bool {
    guard case .flag(let flag)? = values[name] else { preconditionFailure("no flag “\(name)”") }
    return flag
  }

  /// All of them in one line that differs whenever one does.
  var fingerprint: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
  }
}
