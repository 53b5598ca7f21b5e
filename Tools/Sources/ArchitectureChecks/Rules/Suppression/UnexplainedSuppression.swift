/// Suppression without reason: found by the engine when all findings are known.
struct UnexplainedSuppression: Rule {
  static let description = RuleDescription(
    id: "unexplained-suppression",
    title: "Suppression without reason",
    category: .suppression,
    what: "A comment `trellis:disable` that doesn't say why.",
    why: """
      Whoever comes next can't tell whether it still holds, and leaves it there for good.
      """,
    fix: "Add the reason behind the rules, after a dash between blanks.",
    example: .init(
      wrong: "// trellis:disable:next formatter-in-body",
      right: "// trellis:disable:next formatter-in-body - shown once, in an about box"),
    silent: "Whether the reason is a good one.")

  init(_ options: RuleOptions) {}
}
