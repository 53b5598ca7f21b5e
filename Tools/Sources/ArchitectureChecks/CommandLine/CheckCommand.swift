import TrellisKit

/// `trellis check`.
public struct CheckCommand: Command {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "check", summary: "find what takes an app apart", operands: "[PATH ...]")

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {}

  /// Checks.
  public func run() async -> Int32 { 0 }
}
