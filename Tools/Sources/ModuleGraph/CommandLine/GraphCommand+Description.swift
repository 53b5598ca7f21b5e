import TrellisKit

extension GraphCommand {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "graph", summary: "show which modules import which", operands: "[PATH]",
    options: [
      OptionDescription(
        "--format", "FORMAT", "table, json, dot, mermaid or svg; table unless given",
        value: .choice(GraphFormat.allCases.map(\.rawValue))),
      OptionDescription(
        "--level", "LEVEL", "packages or targets; targets unless given",
        value: .choice(GraphLevel.allCases.map(\.rawValue))),
      OptionDescription("--output", "FILE", "write to a file", value: .file),
      OptionDescription("--tests", "show targets of tests, too"),
    ],
    discussion: """
      Reads the packages below PATH, or of the repository around the current folder, through SwiftPM, and every import from
      their sources, those in “#if” branches too. Where sources and manifest disagree, it says so. Sources below no
      manifest are an app: its targets are those that “targets” in .trellis.json names, or else its topmost folders.

      JSON has “version” (1), “name”, “level”, “nodes” (“id”, “name”, “kind”, “package”, “folder”, “group”, “files”, “lines”,
      “outside”: imported modules that are not in the tree), “edges” (“from”, “to”, “files”: how many import it, “state”:
      imported, undeclared, unused or declared, “cycle”), “cycles” and “problems”.
      """)
}
