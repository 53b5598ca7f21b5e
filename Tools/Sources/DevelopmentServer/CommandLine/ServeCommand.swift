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
  /// - Returns: 0, or 2 when it can't listen or nobody reads the list.
  public func run() async -> Int32 {
    guard listsFaults else { return await ServeRun(options).run() }
    return StandardStream.output.write(FaultList.text) ? 0 : UsageError.exitCode
  }
}
