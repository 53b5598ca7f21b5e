/// Suppression without rule: found by the engine when all findings are known.
struct BlanketSuppression: Rule {
  static let description = RuleDescription(
    id: "blanket-suppression",
    title: "Suppression without rule",
    category: .suppression,
    what: "A comment `trellis:disable` that names no rule. It suppresses nothing.",
    why: """
      Without a name it would hide whatever is found there later, by rules that nobody has thought of yet.
      """,
    fix: "Name the rules that it is for.",
    example: .init(
      wrong: "// trellis:disable:next",
      right: "// trellis:disable:next formatter-in-body - shown once, in an about box"),
    silent: "Comments that only mention the word in the middle of a sentence.")

  init(_ options: RuleOptions) {}
}
