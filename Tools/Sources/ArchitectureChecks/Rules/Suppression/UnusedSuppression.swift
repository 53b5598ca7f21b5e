/// Unused suppression: found by the engine when all findings are known.
struct UnusedSuppression: Rule {
  static let description = RuleDescription(
    id: "unused-suppression",
    title: "Unused suppression",
    category: .suppression,
    what: "A comment `trellis:disable` for a rule that finds nothing there.",
    why: """
      It says that something is wrong which isn't, and hides it when it comes back.
      """,
    fix: "Remove the comment, or the rule from it.",
    example: .init(
      wrong: "// trellis:disable:next formatter-in-body - shown once\nText(title)",
      right: "Text(title)"),
    silent: "Comments for rules that are off in this folder: somebody may have them on elsewhere.")

  init(_ options: RuleOptions) {}
}
