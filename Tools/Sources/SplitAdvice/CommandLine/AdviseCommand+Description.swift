import TrellisKit

extension AdviseCommand {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "advise", summary: "say whether code should be split into modules, and where", operands: "[PATH]",
    options: [
      OptionDescription(
        "--format", "FORMAT", "text, json or svg; text unless given",
        value: .choice(AdviceFormat.allCases.map(\.rawValue))),
      OptionDescription("--output", "FILE", "write to a file", value: .file),
      OptionDescription(
        "--since", "TIME",
        "how far back history counts: 90d, 12w, 6m or 2y before the last\n"
          + "commit, a day as 2024-01-31, or all; \(HistoryPeriod.standard.text) unless given"),
    ]
      + AdviceNumber.all.map { number in
        OptionDescription(
          number.option, "N", "\(number.explanation); \(AdviceSettings()[keyPath: number.path])")
      },
    discussion: """
      Reads the sources below PATH, or of the repository around the current folder, and its history in git, and asks of each
      module what the decision tree asks: how many lines, how many contributors, does a team work on one part daily, is
      there a part with a clear boundary? A part is a folder; its boundary is clear when it and others don't use each
      other's types in a circle, don't change together, and little of it is used from outside. Where reasons are weak it
      says: stay one module.

      Modules that always change together are advised to be merged, unless something would be lost by it. How much two
      change together is the number of their common commits, divided by the average of both.

      Merges don't count, and bots are no contributors. Contributors are one as .mailmap says; GitHub's noreply addresses
      of one login are one, and belong to who has the same name. Files are followed when they are renamed.

      .trellis.json changes the thresholds by the names of the options, and which folders only hold others:
        {"advise": {"smallLines": 8000, "since": "1y", "groups": ["Features", "Screens"]}}

      JSON has “version” (1), “name”, “history”, “thresholds”, “modules” (numbers, “verdict”: stay, split, untangle
      or merge, “questions” with answers, “parts”, “boundaries”, “crossings”, “ties”, “importers”), “pairs”
      (“verdict”: merge or keep) and “problems”.

      Exit codes: 0 whatever is advised, 2 it could not run.
      """)
}
