/// Why the interface in the terminal ended.
public enum TerminalOutcome: Equatable, Sendable {
  /// The person asked for it.
  case quit
  /// The terminal went away, or its input ended.
  case endOfInput
  /// There was no terminal to draw in: the first screen was written as plain text.
  case writtenAsText
  /// The terminal couldn't be used, or the text not be written; the reason has been written to the standard error.
  case unavailable

  /// The exit code for the process: 0, or 74 (`EX_IOERR` of sysexits.h) if nothing could be shown.
  public var code: Int32 {
    self == .unavailable ? 74 : 0
  }
}
