import TrellisKit

/// `trellis build`.
public struct BuildCommand: Command {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "build", summary: "build packages: all, those named, or those that a change affects",
    operands: "[PACKAGE ...] [-- ARGUMENT ...]", options: RunOptions.descriptions,
    discussion: """
      Runs swift build for each PACKAGE (a name or a folder), for the packages that changes affect, or
      for all: dependencies first, and none whose dependencies can't be built. What stands after --
      goes to swift: trellis build --since main -- -c release

      Results go to the standard output, and a bar to the standard error if that is a terminal.

      Exit codes: 0 all is built, 1 something failed or was skipped, 2 it could not run to its end.
      """)

  private let command: RunCommand

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    command = RunCommand(options: try RunOptions(words, verb: .build))
  }

  /// Runs `swift build` for each package.
  ///
  /// - Returns: 0 when all is well, 1 when something failed, 2 when it could not run to its end.
  public func run() async throws -> Int32 {
    try await command.run()
  }
}
