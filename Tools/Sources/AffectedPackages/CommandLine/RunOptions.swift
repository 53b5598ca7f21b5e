import TrellisKit

/// What `trellis test` and `trellis build` take.
struct RunOptions: Sendable {
  static let descriptions =
    ChangeSource.revisionOptions + [
      OptionDescription("--junit", "FILE", "write a report in JUnit's form to FILE", value: .file),
      OptionDescription("--jobs", "N", "run N packages at a time; 1 if not given"),
      OptionDescription("--timeout", "SECONDS", "end a package that takes longer; it has failed"),
      OptionDescription("--fail-fast", "begin nothing after a failure"),
      OptionDescription("--dry-run", "print the commands instead of running them"),
      OptionDescription("--verbose", "show all that swift writes, as it comes"),
      OptionDescription(
        "--root", "FOLDER", "the project; that of the current folder if not given", value: .folder),
    ]

  let verb: SwiftCommand.Verb
  /// The names or folders of packages; none for all, or for those that changes affect.
  let packages: [String]
  let source: ChangeSource?
  /// What is handed on to `swift`.
  let arguments: [String]
  let junit: String?
  let jobs: Int
  let timeout: Duration?
  let stopsAtFailure: Bool
  let isDryRun: Bool
  let isVerbose: Bool
  let root: String?

  init(_ words: CommandWords, verb: SwiftCommand.Verb) throws(UsageError) {
    self.verb = verb
    arguments = words.operandsAfterDashes
    packages = Array(words.operands.dropLast(arguments.count))
    source = try ChangeSource(words)
    guard packages.isEmpty || source == nil else {
      throw UsageError("takes packages, or what has changed, not both")
    }
    junit = words.value("--junit")
    jobs = try words.number("--jobs", in: 1...64) ?? 1
    timeout = try words.number("--timeout", in: 1...86_400).map { .seconds($0) }
    stopsAtFailure = words.has("--fail-fast")
    isDryRun = words.has("--dry-run")
    isVerbose = words.has("--verbose")
    root = words.value("--root")
  }
}
