import FlowShell

/// Why something can't be written that a command line asks for.
public struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What can't be written, and why.
  public let description: String
  /// The exit code for it, of sysexits: `EX_CANTCREAT` for a file that can't be made, `EX_IOERR` for one that can't be written to.
  public let exitCode: Int32

  /// A file or folder that can't be made.
  static func cannotCreate(_ description: String) -> OutputError {
    OutputError(description: description.harmless, exitCode: 73)
  }

  /// A standard output that doesn't take what is written.
  static func cannotWrite(_ description: String) -> OutputError {
    OutputError(description: description.harmless, exitCode: 74)
  }
}
