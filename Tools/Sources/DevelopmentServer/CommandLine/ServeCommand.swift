import TrellisKit

/// `trellis serve`.
public struct ServeCommand: Command {
  private let options: ServeOptions
  private let listsFaults: Bool

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    options = try ServeOptions(words)
    listsFaults = words.has("--list-faults")
  }

  /// Serves until a signal comes, or lists the faults.
  ///
  /// - Returns: 0, or 2 when it can't listen.
  /// - Throws: `OutputError` when the standard output can't be written.
  public func run() async throws -> Int32 {
    guard listsFaults else { return try await ServeRun(options).run() }
    try StandardStream.write(FaultList.text)
    return 0
  }
}
