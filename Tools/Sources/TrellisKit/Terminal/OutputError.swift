import Foundation

/// Why a result can't be written.
public struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What can't be written and why, on one line.
  public let description: String
  /// The exit code for it, of sysexits: `EX_CANTCREAT` for a file that can't be made, `EX_IOERR` for a stream.
  public let exitCode: Int32
  /// Whether nobody reads the stream any more, who needn't be told either.
  public let hasNoReader: Bool

  private init(_ description: String, exitCode: Int32, hasNoReader: Bool = false) {
    self.description = description.onOneLine
    self.exitCode = exitCode
    self.hasNoReader = hasNoReader
  }

  static func file(_ path: String, _ reason: String) -> OutputError {
    OutputError("“\(path)” can't be written: \(reason)", exitCode: 73)
  }

  static func stream(_ code: Int32) -> OutputError {
    OutputError(
      "the standard output can't be written: \(SystemProblem.text(code))", exitCode: 74,
      hasNoReader: code == EPIPE)
  }
}
