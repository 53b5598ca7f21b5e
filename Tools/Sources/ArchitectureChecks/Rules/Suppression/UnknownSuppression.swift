/// Suppression of an unknown rule: found by the engine when all findings are known.
struct UnknownSuppression: Rule {
  static let description = RuleDescription(
    id: "unknown-suppression",
    title: "Suppression of an unknown rule",
    category: .suppression,
    what: "A comment `trellis:disable` for a rule that doesn't exist.",
    why: """
      It suppresses nothing: the name is misspelt, or the rule has been renamed or dropped.
      """,
    fix: "“trellis explain” lists the rules and their names.",
    example: .init(
      wrong: "// trellis:disable:next formater-in-body - shown once",
      right: "// trellis:disable:next formatter-in-body - shown once"),
    silent: "Comments of other tools.")

  init(_ options: RuleOptions) {}
}
