import PackageModel
import TrellisKit

/// `trellis affected`.
public struct AffectedCommand: Command {
  private enum Format: String, CaseIterable {
    case text, json
    case gitHubMatrix = "github-matrix"
  }

  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "affected", summary: "say which packages a change affects, why, and how to test them",
    operands: "[FILE ...]",
    options: ChangeSource.revisionOptions + [
      OptionDescription(
        "--files", "the FILEs, relative to the current folder; - reads names from\nthe standard input"),
      OptionDescription("--all", "everything"),
      OptionDescription(
        "--format", "FORMAT", "how to write it: text, json, or github-matrix for GITHUB_OUTPUT",
        value: .choice(Format.allCases.map(\.rawValue))),
      OptionDescription(
        "--root", "FOLDER", "the project; that of the current folder if not given", value: .folder),
    ],
    discussion: """
      A package is affected when a file of it has changed, or when a target of it depends on an
      affected target of another one. Both ends of a rename count, and deleted files do.

      A file in no target counts for the package in whose folder it is; one in the root's folder
      counts for everything, unless .trellis.json says which packages it is for:
        { "affected": { "paths": { "Flows/**": ["App"], "*.md": [], "ci/*": ["*"] } } }
      Packages go by their name or their folder. Of several patterns that match, all count.

      --format github-matrix writes any=true|false and matrix={"include": [...]}, whose jobs have a
      name, a folder and a command: test, or build where there are no tests.

      Exit codes: 0 it is said, 2 it could not run.
      """)

  private let source: ChangeSource
  private let format: Format
  private let root: String?

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    guard words.has("--files") || words.operands.isEmpty else {
      throw UsageError("files are named after --files")
    }
    guard !words.has("--files") || !words.operands.isEmpty else { throw UsageError("--files needs files") }
    let files = words.has("--files") ? words.operands : nil
    guard let source = try ChangeSource(words, files: files, isAll: words.has("--all")) else {
      throw UsageError("says not what has changed: --since, --base, --files or --all")
    }
    self.source = source
    format = words.value("--format").flatMap(Format.init) ?? .text
    root = words.value("--root")
  }

  /// Writes the report.
  ///
  /// - Returns: 0.
  /// - Throws: why it could not run.
  public func run() async throws -> Int32 {
    // First what fails at once: reading manifests that have changed takes a while.
    let changes = try source.files(root: AffectedProject.root(at: root))
    let report = try AffectedProject(at: root).report(changes)
    for note in report.notes { StandardStream.report("note: \(note.onOneLine)\n") }
    try StandardStream.write(try text(report))
    return 0
  }

  private func text(_ report: AffectedReport) throws -> String {
    switch format {
    case .text: AffectedText(report: report, style: TerminalStyle(for: .output)).text
    case .json: try JSONText.of(AffectedDocument(report))
    case .gitHubMatrix: try GitHubMatrix(report).text()
    }
  }
}
