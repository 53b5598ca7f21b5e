/// Something about a rule that a configuration can change.
struct RuleOption: Sendable {
  enum Value: Sendable, Equatable {
    case number(Int, allowed: ClosedRange<Int>)
    case words([String])
    case flag(Bool)
  }

  let name: String
  /// The kind of value, and the one that counts when the configuration doesn't say.
  let value: Value
  let explanation: String
}
