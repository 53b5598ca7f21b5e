import TrellisKit

/// `trellis test`.
public struct TestCommand: Command {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "test", summary: "test packages: all, those named, or those that a change affects",
    operands: "[PACKAGE ...] [-- ARGUMENT ...]", options: RunOptions.descriptions,
    discussion: """
      Runs swift test for each PACKAGE (a name or a folder), for the packages that changes affect, or
      for all: dependencies first, and none whose dependencies can't be built. A package without
      tests is built. What stands after -- goes to swift: trellis test Profile -- --filter edit

      Results go to the standard output, and a bar to the standard error if that is a terminal.

      Exit codes: 0 all passed, 1 something failed or was skipped, 2 it could not run to its end.
      """)

  private let command: RunCommand

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    command = RunCommand(options: try RunOptions(words, verb: .test))
  }

  /// Runs `swift test` for each package.
  ///
  /// - Returns: 0 when all is well, 1 when something failed, 2 when it could not run to its end.
  public func run() async throws -> Int32 {
    try await command.run()
  }
}
