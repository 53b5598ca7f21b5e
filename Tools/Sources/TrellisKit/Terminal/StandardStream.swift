import Foundation

/// Where a command writes to. What is written is out at once.
public enum StandardStream: Sendable {
  /// The standard output.
  case output
  /// The standard error.
  case error

  /// Writes a text.
  ///
  /// - Returns: whether all of it could be written; false for example when nobody reads any more.
  @discardableResult
  public func write(_ text: String) -> Bool {
    let file: FileHandle = self == .output ? .standardOutput : .standardError
    do {
      try file.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return false
    }
  }

  /// Whether a terminal is at its other end.
  public var isTerminal: Bool {
    isatty(self == .output ? STDOUT_FILENO : STDERR_FILENO) == 1
  }
}
