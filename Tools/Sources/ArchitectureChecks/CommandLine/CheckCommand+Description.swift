import TrellisKit

extension CheckCommand {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "check",
    summary:
      "find what takes an app apart: broken layers, and SwiftUI code that costs frames or breaks state",
    operands: "[PATH ...]",
    options: [
      OptionDescription(
        "--format", "FORMAT",
        "how to write the report: text (as the compiler does),\njson, sarif, github, xcode or junit",
        value: .choice(OutputFormat.allCases.map(\.rawValue))),
      OptionDescription("--output", "FILE", "write the report to FILE", value: .file),
      OptionDescription("--baseline", "FILE", "leave out the findings that FILE knows", value: .file),
      OptionDescription(
        "--write-baseline", "FILE", "write all findings to FILE instead of reporting them", value: .file),
      OptionDescription("--since", "REV", "only what differs from the git revision REV"),
      OptionDescription("--fix", "put right what can be put right for certain"),
      OptionDescription("--no-fail", "exit with 0 in spite of findings"),
      OptionDescription("--cache", "FOLDER", "keep what is known of files in FOLDER", value: .folder),
      OptionDescription("--no-cache", "keep nothing, and use nothing that was kept"),
      OptionDescription("--jobs", "N", "read files on N threads; one for each core if not given"),
    ],
    discussion: """
      Reads all Swift files of the project that PATH (or the current folder) belongs to, and speaks
      of those below the PATHs. The project is what git says it is, or else what the outermost
      Package.swift or .trellis.json is in. Hidden folders, DerivedData, Pods, Carthage and
      node_modules are left out.

      .trellis.json in the project's folder, and in any folder below for what is in there:
        {
          "exclude": ["**/Generated"],
          "layers": [{"name": "Core", "folders": ["Packages/Core/**"], "imports": ["Core"]}],
          "rules": {
            "swiftui": "error",
            "formatter-in-body": {"severity": "warning", "exclude": ["Legacy"]},
            "singleton-in-feature": "off"
          }
        }

      A comment suppresses findings of a rule, and says why:
        // trellis:disable:next RULE - reason        :this, :previous, or :file

      Exit codes: 0 nothing found, 1 findings, 2 it could not run. A file that can't be read or
      doesn't parse is a note on the standard error; the rest is still checked.
      """)
}
