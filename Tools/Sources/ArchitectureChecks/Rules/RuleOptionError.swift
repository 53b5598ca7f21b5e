/// What a configuration says about a rule and the rule doesn't know.
struct RuleOptionError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
