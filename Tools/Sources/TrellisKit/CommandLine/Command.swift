/// A subcommand of `trellis`.
public protocol Command: Sendable {
  /// What it is called and what it takes: the source of its help, its completions, and what is accepted.
  static var description: CommandDescription { get }

  /// Reads a command line.
  ///
  /// - Parameter words: what was written after the command's name, already compared with `description`.
  /// - Throws: what is wrong with it.
  init(_ words: CommandWords) throws(UsageError)

  /// Does it.
  ///
  /// - Returns: the exit code.
  /// - Throws: why it could not run: a `UsageError` when the command line is wrong, an `OutputError` when its result can't be
  ///   written, or anything else.
  func run() async throws -> Int32
}
